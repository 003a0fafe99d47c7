from mageknight.kernel.refusal import Refusal as Refusal
from mageknight.session import Advice as Advice
from mageknight.session import Option as Option
from mageknight.session import Play as Play
from mageknight.session import game_names as game_names
from mageknight.session import load as load
from mageknight.session import situation as situation
from mageknight.session import start as start

__version__: str
