"""One thing done is one question and one message on the socket."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket

from tests.board.rules.land import land
from tests.browser.play import arrange, await_step, open_card, seq

AT_MOST = 3
"""The command, that it was taken, and the position that follows."""


def test_a_card_played_sideways_takes_three_frames(page: Page) -> None:
    frames: list[str] = []

    def sent(frame: bytes | str) -> None:
        frames.append(f"> {frame!s}")

    def received(frame: bytes | str) -> None:
        frames.append(f"< {frame!s}")

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", sent)
        socket.on("framereceived", received)

    page.on("websocket", watch)
    arrange(page, land(seat="hand: march, rage; deck: march"))
    open_card(page)
    way = page.locator(".choices button").filter(has_text="sideways for move")
    way.wait_for()
    page.wait_for_load_state("networkidle")
    before, seen = seq(page), len(frames)
    way.click()
    await_step(page, before)
    # Whatever the page asks after the step it asks before it answers a further one.
    undone = seq(page)
    page.keyboard.press("u")
    await_step(page, undone)
    of_play = frames[
        seen : next(at for at, frame in enumerate(frames) if at > seen and frame.startswith('> {"type":"undo"'))
    ]
    assert any(frame.startswith("> ") for frame in of_play)
    assert len(of_play) <= AT_MOST, of_play
