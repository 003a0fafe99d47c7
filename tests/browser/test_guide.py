"""The players' guide inside the app: found from the lessons, in the language one reads, its pages leading to each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Open


@pytest.mark.parametrize("locale, heading", [("en", "Riders and giants"), ("de", "Reiter und Giganten")])
def test_the_guide_is_read_beside_the_lessons(open_page: Open, locale: str, heading: str) -> None:
    page = open_page(locale=locale)
    page.goto("/learn/minis")
    page.locator("a[href='/guide/miniatures']").click()
    expect(page.locator("article h1")).to_be_visible()
    page.locator(".guide nav a[href='/guide/giants']").click()
    expect(page).to_have_url(re.compile("/guide/giants$"))
    expect(page.locator("article h1")).to_have_text(heading)


def test_pages_lead_to_each_other_and_fit_a_phone(open_page: Open) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/guide/browser")
    page.locator("article a[href^='/guide/']").first.tap()
    expect(page.locator("article h1")).not_to_have_text("In the browser")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
