"""The codec: states as plain JSON values and back, commands from and to the wire.

States are written without reflection: a record is its name and its field values in order. Values are numbers, words,
lists, tuples, dictionaries, records, commands and set-ups; everything else is an error of the program.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from mageknight.kernel.agenda import Answered, Core, Simultaneous
from mageknight.kernel.command import Command, SettleChance
from mageknight.kernel.record import Record
from mageknight.kernel.refusal import Refusal, refuse


class Codec:
    """Knows the record classes and the commands of one game."""

    def __init__(
        self,
        records: Iterable[type[Record]],
        commands: Iterable[type[Command]],
        structs: Iterable[type[msgspec.Struct]] = (),
    ) -> None:
        self.records: dict[str, type[Record]] = {}
        for cls in (Core, Simultaneous, Answered, *records):
            if self.records.setdefault(saved_name(cls), cls) is not cls:
                raise TypeError(f"two records are called {saved_name(cls)}")
        self.commands: tuple[type[Command], ...] = (SettleChance, *commands)
        self.structs: dict[str, type[msgspec.Struct]] = {cls.__name__: cls for cls in structs}
        union: Any = self.commands[0]
        for cls in self.commands[1:]:
            union = union | cls
        self.command_union = union
        self._decoder = msgspec.json.Decoder(union)

    def dump(self, value: Any) -> Any:
        """A value of a state as plain JSON."""
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, list):
            return [self.dump(item) for item in value]
        if isinstance(value, tuple):
            return {"t": [self.dump(item) for item in value]}
        if isinstance(value, Record):
            name = saved_name(type(value))
            if self.records.get(name) is not type(value):
                raise TypeError(f"{name} is not among the game's records")
            return {"r": name, "f": [self.dump(item) for item in value.values()]}
        if isinstance(value, Command):
            return {"c": msgspec.to_builtins(value)}
        if isinstance(value, msgspec.Struct):
            return {"m": type(value).__name__, "v": msgspec.to_builtins(value)}
        if isinstance(value, dict):
            return {"d": [[self.dump(key), self.dump(item)] for key, item in value.items()]}
        raise TypeError(f"{type(value).__name__} cannot be part of a state")

    def load(self, plain: Any) -> Any:
        """The value that `dump` wrote; raises `ValueError` or `KeyError` if it is not one."""
        if isinstance(plain, list):
            return [self.load(item) for item in plain]
        if not isinstance(plain, dict):
            return plain
        if "t" in plain:
            return tuple([self.load(item) for item in plain["t"]])
        if "r" in plain:
            return self.records[plain["r"]](*[self.load(item) for item in plain["f"]])
        if "c" in plain:
            return msgspec.convert(plain["c"], self.command_union)
        if "m" in plain:
            return msgspec.convert(plain["v"], self.structs[plain["m"]])
        if "d" in plain:
            return {self.load(key): self.load(item) for key, item in plain["d"]}
        raise ValueError(f"not a dumped value: {plain!r}")

    def digest(self, value: Any) -> str:
        """A short fingerprint of a state: equal exactly when the states are equal."""
        return hashlib.sha256(msgspec.json.encode(self.dump(value))).hexdigest()[:32]

    def encode_command(self, command: Command) -> bytes:
        return msgspec.json.encode(command)

    def decode_command(self, raw: bytes | str) -> Command:
        """A command from the wire; anything else is refused with a reason a player can read."""
        try:
            command = self._decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise unreadable(error) from None
        assert isinstance(command, Command)
        return command

    def command_of(self, plain: Any) -> Command:
        """A command from plain JSON; anything else is refused likewise."""
        try:
            command = msgspec.convert(plain, self.command_union)
        except msgspec.ValidationError as error:
            raise unreadable(error) from None
        assert isinstance(command, Command)
        return command

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of every command of the game."""
        return msgspec.json.schema(self.command_union)


def saved_name(cls: type[Record]) -> str:
    """The name of a record in saved states. A class that stands on a renamed one has its own name."""
    return str(vars(cls).get("SAVED_AS", cls.__name__))


def unreadable(error: Exception) -> Refusal:
    """The reason why something from the wire is no command: no such kind, or not well made."""
    is_unknown = isinstance(error, msgspec.ValidationError) and "Invalid value" in str(error) and "$.do" in str(error)
    return refuse("unknown-command" if is_unknown else "malformed-command", detail=str(error))
