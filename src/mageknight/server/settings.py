"""Settings of a server: a file, then the environment, then the command line; the later one wins.

Environment variables begin with ``MAGEKNIGHT_``; the file is ``mageknight.toml`` in the data folder or what
``MAGEKNIGHT_SETTINGS`` names. A setting that does not exist is an error, not a silent default.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from limits import parse
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from mageknight.kernel.refusal import Refusal, refuse


def data_home() -> Path:
    """The folder where a server keeps its data unless told otherwise, by the conventions of the platform."""
    root = os.environ.get("XDG_DATA_HOME", "")
    return (Path(root) if root else Path.home() / ".local" / "share") / "mageknight"


def settings_file(data: Path) -> Path:
    """The file the settings are read from."""
    named = os.environ.get("MAGEKNIGHT_SETTINGS", "")
    return Path(named) if named else data / "mageknight.toml"


def _is_origin(value: str) -> bool:
    try:
        parts = urlsplit(value)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and " " not in value
    except ValueError:
        return False


class Settings(BaseSettings):
    """Everything a host can decide. The defaults serve friends on one machine."""

    model_config = SettingsConfigDict(env_prefix="MAGEKNIGHT_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(8420, ge=0, le=65535)
    data: Path = Field(default_factory=data_home)
    database: SecretStr = SecretStr("")
    """URL of the database; empty means SQLite in the data folder. PostgreSQL: ``postgresql://user@host/name``."""

    public_url: str = ""
    """The address players use when it differs from the one served, as behind a proxy; decides origin and cookies."""
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Further origins whose pages may talk to this server."""
    secure_cookies: Literal["auto", "always", "never"] = "auto"
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose forwarding headers are believed."""

    session_days: int = Field(90, ge=1, le=3650)
    open_tables: bool = True
    """Whether guests may create tables; otherwise only accounts may."""
    registration: bool = True
    tables_per_person: int = Field(100, ge=1)

    http_rate: str = "240/minute"
    login_rate: str = "10/minute"
    create_rate: str = "30/minute"
    socket_rate: str = "40/second"
    page_rate: str = "600/minute"
    work_rate: str = "60/minute"
    import_rate: str = "20/hour"
    account_rate: str = "60/hour"
    sockets_per_address: int = Field(64, ge=1)
    connections: int = Field(4000, ge=8)
    """How many connections may be open at all."""
    connections_per_address: int = Field(128, ge=4)
    """How many of them may come from one address, sockets not counted; proxies that are trusted have no such limit."""
    head_seconds: float = Field(10.0, gt=0)
    body_seconds: float = Field(60.0, gt=0)
    """How long a client may take to send the head of a request, and its body."""
    body_limit: int = Field(64 * 1024, ge=1024)
    import_limit: int = Field(4 * 1024 * 1024, ge=1024)
    message_limit: int = Field(16 * 1024, ge=1024)
    queue_limit: int = Field(256, ge=8)
    """How many unsent messages a slow viewer may pile up before the connection is dropped."""

    shelf_bytes: int = Field(4 * 1024 * 1024, ge=1024)
    """How much somebody may keep on the shelf: armies, set-ups, bookmarks."""
    tables_kept: int = Field(1000, ge=1)
    """How many tables somebody may own, finished and closed ones included."""
    unattended_tables: int = Field(4, ge=0)
    """How many tables at which only bots play, and nobody watches, go on at the same time for one owner."""
    guest_days: int = Field(180, ge=0)
    """After so many days without a visit a guest is forgotten; 0: never."""
    closed_days: int = Field(30, ge=0)
    """After so many days a table that was closed or never begun is deleted; 0: never."""
    finished_days: int = Field(0, ge=0)
    """After so many days a finished game is deleted, its result stays as long; 0: never."""

    watchdog_seconds: float = Field(30.0, ge=0)
    """A process whose event loop stands still for so long ends itself; 0: never."""
    keep_live: int = Field(500, ge=1)
    """How many running matches stay in memory when nobody watches them."""
    snapshot_seconds: float = Field(5.0, gt=0)
    entries_per_match: int = Field(20_000, ge=100)
    """How long the log of a match may grow, and how long one may be that somebody brings."""
    workers: int = Field(2, ge=0, le=64)
    """Processes that think for bots and hints."""
    clerks: int = Field(1, ge=1, le=16)
    """Processes that read, write and try out whole matches: replays, reports, files."""
    clerk_seconds: float = Field(20.0, gt=0)
    """How long a clerk may take for one of them."""
    bot_seconds: float = Field(10.0, gt=0)
    """How long a bot may think about one decision."""

    mail_host: str = ""
    """The mail server that takes notices; without one this server offers no e-mail."""
    mail_port: int = Field(587, ge=1, le=65535)
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_sender: str = ""
    """The address notices come from."""
    mail_user: str = ""
    mail_password: SecretStr = SecretStr("")
    mail_rate: str = "6/hour"
    """How often one address may be sent something that was asked for by hand: confirmations and trials."""
    webhooks: Literal["public", "any", "never"] = "public"
    """Where webhooks may lead: to public addresses, to any, also of this machine and its network, or nowhere."""
    notice_seconds: float = Field(15.0, gt=0)
    """How often it is looked for people to tell that a game waits for them."""

    metrics_token: SecretStr = SecretStr("")
    """Whoever sends it may read the metrics; without one only the machine itself may."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    @field_validator("public_url")
    @classmethod
    def _without_slash(cls, value: str) -> str:
        if value and not _is_origin(value.rstrip("/")):
            raise PydanticCustomError("public_url", "value should be an address such as https://play.example.org")
        return value.rstrip("/")

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _several(cls, value: Any) -> Any:
        return tuple(value.replace(",", " ").split()) if isinstance(value, str) else value

    @field_validator("allowed_origins")
    @classmethod
    def _origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        found = tuple([origin.rstrip("/") for origin in value])
        for origin in found:
            if not _is_origin(origin):
                raise PydanticCustomError(
                    "allowed_origins", "values should be addresses such as https://play.example.org"
                )
        return found

    @field_validator(
        "http_rate",
        "login_rate",
        "create_rate",
        "socket_rate",
        "mail_rate",
        "page_rate",
        "work_rate",
        "import_rate",
        "account_rate",
    )
    @classmethod
    def _rate(cls, value: str) -> str:
        try:
            parse(value)
        except ValueError:
            raise PydanticCustomError("rate", "value should be a rate such as 240/minute") from None
        return value

    @field_validator("mail_sender")
    @classmethod
    def _mail_address(cls, value: str) -> str:
        if value and (not value.isascii() or value.count("@") != 1 or not all(value.split("@")) or " " in value):
            raise PydanticCustomError("mail_sender", "value should be a plain e-mail address")
        return value

    @field_validator("database")
    @classmethod
    def _known_database(cls, value: SecretStr) -> SecretStr:
        if value.get_secret_value() and not value.get_secret_value().startswith(("sqlite", "postgresql")):
            raise PydanticCustomError("database", "URL should begin with sqlite: or postgresql:")
        return value

    @property
    def mail_wants(self) -> str:
        """The first setting that is missing before this server can send e-mail; empty if it can."""
        needed = ("mail_host", "mail_sender", "public_url")
        return next((name for name in needed if not getattr(self, name)), "")

    def prepare_folder(self) -> None:
        """Make the data folder if there is none and it is needed; what is in it is nobody else's business."""
        if self.database_url.startswith("sqlite"):
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    @property
    def database_url(self) -> str:
        """The URL as SQLAlchemy wants it, the asynchronous driver filled in."""
        url = self.database.get_secret_value()
        if not url:
            return f"sqlite+aiosqlite:///{self.data / 'mageknight.sqlite'}"
        for short, full in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+psycopg:")):
            if url.startswith(short):
                return full + url[len(short) :]
        return url

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        said = getattr(init_settings, "init_kwargs", {}).get("data")
        data = Path(said or os.environ.get("MAGEKNIGHT_DATA", "") or data_home())
        return init_settings, env_settings, _File(settings_cls, settings_file(data))


class _File(TomlConfigSettingsSource):
    """The settings file; a name in it that means nothing is an error."""

    def __call__(self) -> dict[str, object]:
        found = super().__call__()
        unknown = sorted(set(found) - set(self.settings_cls.model_fields))
        if unknown:
            raise refuse("server-settings-unknown", file=str(self.toml_file_path), names=", ".join(unknown))
        return found


def settled(**given: Any) -> Settings:
    """The settings, what is given on top; a setting that cannot be read is refused with its name and what is wrong."""
    try:
        return Settings(**given)
    except ValidationError as error:
        raise _unreadable(error) from None
    except tomllib.TOMLDecodeError as error:
        data = Path(given.get("data") or os.environ.get("MAGEKNIGHT_DATA", "") or data_home())
        raise refuse("server-settings-broken", file=str(settings_file(data)), detail=str(error)) from None


def _unreadable(error: ValidationError) -> Refusal:
    first = error.errors(include_url=False, include_input=False)[0]
    return refuse("server-settings-wrong", name=".".join(str(part) for part in first["loc"]), detail=first["msg"])
