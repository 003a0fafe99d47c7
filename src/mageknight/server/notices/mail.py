"""Letters by the host's mail server. The conversation with it blocks, so it is held in a thread of its own pool."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final

from mageknight.server.notices.failures import Trouble
from mageknight.server.settings import Settings

SECONDS: Final = 15.0
"""How long the mail server may take for each answer."""
THREADS: Final = 2


class Letter:
    """A letter with its address; `id` stays the same when it is sent again, so that a mailbox can drop the second."""

    def __init__(self, to: str, subject: str, text: str, id: str, stop: str = "") -> None:
        self.to = to
        self.subject = subject
        self.text = text
        self.id = id
        self.stop = stop


class Mailer:
    """Sends letters."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="mail")

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server; raises `Trouble` if it does not take it."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, letter: Letter) -> None:
        try:
            with self._connected() as server:
                server.send_message(self._message(letter))
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise Trouble("recipient", str(code), final=code >= 500) from error
        except smtplib.SMTPAuthenticationError as error:
            raise Trouble("mail-server", str(error.smtp_code)) from error
        except smtplib.SMTPResponseException as error:
            raise Trouble("mail-server", str(error.smtp_code), final=error.smtp_code >= 550) from error
        except (smtplib.SMTPNotSupportedError, ssl.SSLError) as error:
            raise Trouble("insecure") from error
        except TimeoutError as error:
            raise Trouble("slow") from error
        except (smtplib.SMTPException, OSError) as error:
            raise Trouble("unreachable") from error

    def _connected(self) -> smtplib.SMTP:
        settings = self._settings
        place = settings.mail_host, settings.mail_port
        server: smtplib.SMTP
        if settings.mail_security == "tls":
            server = smtplib.SMTP_SSL(*place, timeout=SECONDS, context=ssl.create_default_context())
        else:
            server = smtplib.SMTP(*place, timeout=SECONDS)
        try:
            if settings.mail_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.mail_user:
                server.login(settings.mail_user, settings.mail_password.get_secret_value())
        except BaseException:
            server.close()
            raise
        return server

    def _message(self, letter: Letter) -> EmailMessage:
        sender = self._settings.mail_sender
        message = EmailMessage()
        message["From"] = Address("mageknight", addr_spec=sender)
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.id}@{sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
        message.set_content(letter.text)
        return message
