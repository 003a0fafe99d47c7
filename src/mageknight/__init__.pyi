from mageknight.kernel.refusal import Refusal as Refusal
from mageknight.lab.notebook import Advice as Advice
from mageknight.lab.notebook import Option as Option
from mageknight.lab.notebook import Play as Play
from mageknight.lab.notebook import game_names as game_names
from mageknight.lab.notebook import load as load
from mageknight.lab.notebook import situation as situation
from mageknight.lab.notebook import start as start

__version__: str
