"""Play at the terminal: what is shown, what can be typed, what is refused."""

from __future__ import annotations

import re

import pytest


def found(pattern, text):
    """The first group of a pattern that must occur."""
    match = re.search(pattern, text)
    assert match is not None, pattern
    return match[1]


def answers(text):
    """What was printed after each typed line."""
    return re.split(r"^> .*\n", text, flags=re.MULTILINE)


def test_the_position_the_prompt_and_numbered_options_are_shown(play):
    result = play()
    assert result.exit_code == 0
    assert "== Red ==" in result.output
    assert "Red: Wind" in result.output
    assert re.search(r"^   1  climb", result.output, re.MULTILINE)
    assert "Promise of the seed: " in result.output


def test_a_number_takes_that_option_and_the_next_seat_is_announced(play):
    after = answers(play("3").output)[1]
    assert "Blue decides now." in after
    assert "== Blue ==" in after
    assert "Red has chosen." in after


def test_an_own_hand_is_shown_and_the_others_are_not(play):
    first, second = answers(play("3").output)[:2]
    hands = [found(r"Your hand: (.*)", text) for text in (first, second)]
    assert hands[0] != hands[1]
    for card in hands[0].replace(" and", "").split(", "):
        assert card not in second


@pytest.mark.parametrize("typed", ["hold", "HOLD: catch", "hol bre", "lean hold", "lean lean=hold", "3"])
def test_words_do_as_well_as_numbers(play, typed):
    assert "Blue decides now." in answers(play(typed).output)[1]


def test_the_beginning_of_a_command_s_own_name_does_too(play):
    assert "Won by Blue." in play("conc").output
    assert "Gewonnen: Blau." in play("conc", lang="de_DE.UTF-8").output


def test_words_that_fit_several_options_are_asked_back(play):
    after = answers(play("1", "2", "lay").output)[3]
    assert "2 options fit these words" in after
    assert "lay Tangle" in after
    assert "lay Thermal" in after


def test_words_that_fit_nothing_are_refused(play):
    assert "This word means nothing here" in answers(play("fly away").output)[1]


def test_a_number_that_is_not_there_is_refused(play):
    assert "There is no option 77; the last one is 5." in answers(play("77").output)[1]


def test_words_of_something_forbidden_are_answered_with_the_reason(play):
    assert "That card can only answer somebody else’s." in answers(play("1", "2", "lay snag").output)[3]


def test_a_mistyped_field_of_a_command_is_named(play):
    assert "This command has no field “lien”." in answers(play("lean lien=hold").output)[1]


def test_why_lists_everything_forbidden_with_its_reason(play):
    after = answers(play("1", "2", "why").output)[3]
    assert "× lay Snag" in after
    assert "  That card can only answer somebody else’s." in after
    assert "Tangle" not in after


def test_why_with_words_explains_only_what_fits(play):
    after = answers(play("1", "2", "why flourish").output)[3]
    assert "Flourish" in after
    assert "Snag" not in after


def test_why_of_a_spelled_out_command(play):
    after = answers(play("1", "2", "why lay-card card=flourish").output)[3]
    assert "Your kite flies at 3; it takes 6." in after


def test_why_of_something_allowed_says_so(play):
    assert "You may: climb" in answers(play("why 1").output)[1]


def test_why_where_nothing_is_forbidden(play):
    assert "Nothing you might think of is forbidden now." in answers(play("why").output)[1]


def test_why_with_a_word_that_is_also_a_command_explains_what_fits(mageknight):
    solo = ("--seats", "1", "--with", "scenario=solo_reconnaissance", "--seed", "3")
    result = answers(mageknight("play", "board", *solo, typed=["goldyx", "great start", "why recruit"]).output)
    assert "× Recruit" in result[-1]
    assert "You are not talking to the locals. (UE-INTERACT-02)" in result[-1]


def test_why_of_what_is_not_there_says_so(play):
    assert "Nothing you might do now is called like “teleport”." in answers(play("why teleport").output)[1]


def test_after_a_step_only_what_has_changed_is_shown_and_enter_shows_everything(play):
    result = answers(play("1", "2", "breath", "").output)
    assert "breath 4" in result[3]
    assert len(result[3].splitlines()) < len(result[4].splitlines())
    assert "Your hand: " not in result[3]
    assert "Your hand: " in result[4]


def test_the_log_can_be_cut_to_its_last_lines(play):
    result = answers(play("1", "2", "log 1").output)
    assert len(result[3].splitlines()) == 2


def test_who_names_no_game_is_asked_what_to_play(mageknight):
    asked = mageknight("play", typed=["9", "board", "1", "tovak", "quit"])
    assert asked.exit_code == 0, asked.output
    assert "What do you want to play?" in asked.output
    assert "Type a number from 1 to" in asked.output
    assert "Solo Reconnaissance" in asked.output
    assert "Tovak: Which Tactic do you take" in asked.output
    battle = mageknight("play", typed=["2", "1", "seite", "quit"], lang="de_DE.UTF-8")
    assert "Tippe eine Zahl von 1 bis 5." in battle.output
    hot_seat = mageknight("play", "--seed", "1", typed=["kite", "1", "people", "3", "quit"])
    assert "Blue decides now." in hot_seat.output
    against = mageknight("play", "--seed", "1", typed=["kite", "1", "page", "3", "quit"])
    assert "decides now" not in against.output


def test_who_types_nothing_is_told_which_games_there_are(mageknight):
    asked = mageknight("play", typed=[])
    assert asked.exit_code == 1
    assert "There are: " in asked.stderr


def test_a_bot_takes_the_other_seats(play):
    result = play("1", "breath", options=("--seed", "1", "--bot", "random"))
    assert "decides now" not in result.output
    assert "Blue has chosen." in result.output
    assert "There is no bot called “wizard”." in play(options=("--bot", "wizard")).stderr


def test_whoever_plays_against_a_bot_that_begins_sees_the_own_side(mageknight):
    options = [
        "--seats",
        "2",
        "--seed",
        "terminal",
        "--bot",
        "random",
        "--with",
        "edition=second",
        "--with",
        "total=300",
    ]
    armies = ["--with", "armies=orc-khans-300,atlantean-empire-300", "--with", "table=two-woods", "--with", "edges=0,2"]
    shown = mageknight("play", "minis", *options, *armies, typed=[]).output
    assert "== Player 1 ==" in shown
    assert "== Player 2 ==" not in shown
    assert "Delphana Master (9) holds a spellbook with 5 spells." in shown, "of the bot's book only the number is told"


def test_undo_and_redo(play):
    result = answers(play("1", "2", "breath", "undo", "redo").output)
    assert "Red catches" in result[3] or "breath 4" in result[3]
    assert "Taken back." in result[4]
    assert "breath 3" in result[4]
    assert "breath 4" in result[5]


def test_undo_across_a_reveal_is_refused_with_the_reason(play):
    assert "You cannot take that back: something new was learned since." in answers(play("1", "2", "undo").output)[3]


def test_redo_without_undo_is_refused(play):
    assert "There is nothing to restore." in answers(play("redo").output)[1]


def test_cancel_calls_off_an_effect_under_way(play):
    result = answers(play("1", "2", "lay tangle", "cancel").output)
    assert "cancel to call it off" in result[3]
    assert "Called off." in result[4]
    assert "Your turn: 2 actions." in result[4]


def test_cancel_where_nothing_was_begun_is_refused(play):
    assert "There is nothing to take back." in answers(play("cancel").output)[1]


def test_the_log_tells_what_happened(play):
    result = answers(play("log", "1", "2", "log").output)
    assert "Nothing has happened yet." in result[1]
    assert "Red: climb." in result[4]
    assert "Blue: dive." in result[4]


def test_what_was_taken_back_leaves_the_log(play):
    result = answers(play("1", "2", "breath", "undo", "log").output)
    assert "breath" in result[3].split("==")[0]
    assert "breath" not in result[5]


def test_standing_decisions_are_offered_to_the_seat_that_decides(play):
    result = play("concede")
    assert "At any time:" in result.output
    assert "Won by Blue." in result.output


def test_another_seat_can_act_on_standing_decisions(play):
    result = answers(play("1", "2", "seat 2", "concede").output)
    assert "You are at the seat of Blue now." in result[3]
    assert "The game waits for Red." in result[3]
    assert "Won by Red." in result[4]


def test_a_seat_that_does_not_exist_is_refused(play):
    assert "There is no seat “7”; choose from 1 to 2." in answers(play("seat 7").output)[1]


def test_the_end_shows_scores_and_reveals_the_seed(play):
    result = play("concede").output
    assert "== The end ==" in result
    assert "Red: 0 points" in result
    assert "Seed: 6b86b273ff34fce19d6b804eff5a3f57" in result


def test_a_finished_game_takes_no_more_commands(play):
    assert answers(play("concede", "1", "breathe").output)[2:] == ["The game is over.\n", "The game is over.\n"]


def test_help_names_every_word_the_terminal_understands(play):
    after = answers(play("help").output)[1]
    for word in ("why", "undo", "redo", "cancel", "log", "look", "seat", "save", "lang", "quit"):
        assert word in after


def test_the_language_can_be_changed_in_the_middle(play):
    result = answers(play("lang de", "warum", "hilfe").output)
    assert "== Rot ==" in result[1]
    assert "Nichts, was naheläge, ist jetzt verboten." in result[2]
    assert "zurück" in result[3]


def test_the_environment_and_the_option_choose_the_language(play):
    assert "== Rot ==" in play(lang="de_AT.UTF-8").output
    assert "== Red ==" in play(options=("--lang", "en"), lang="de_AT.UTF-8").output


def test_english_words_work_in_german_too(play):
    assert "== Bisher ==" in play("log", lang="de_DE.UTF-8").output


def test_quit_leaves(play):
    result = play("quit", "1")
    assert result.exit_code == 0
    assert "Blue decides" not in result.output


def test_an_empty_line_shows_the_position_again(play):
    assert answers(play("").output)[1].startswith("== Red ==")


def test_a_saved_match_goes_on_where_it_was_left(play, saved):
    result = play("log", options=("--load", saved))
    assert "Your turn: one action." in answers(result.output)[0]
    assert "Red: climb." in answers(result.output)[1]


def test_nothing_is_written_over_a_file_that_is_no_saved_match(play, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("dear diary", "utf-8")
    assert "is there already and is not a saved match" in play(f"save {file}").output
    assert file.read_text("utf-8") == "dear diary"


def test_an_earlier_save_is_replaced(play, saved):
    before = saved.read_text("utf-8")
    assert "Saved to" in play(f"save {saved}").output
    assert saved.read_text("utf-8") != before


def test_a_save_needs_a_name_and_a_folder(play, tmp_path):
    result = answers(play("save", f"save {tmp_path / 'nowhere' / 'x.match'}").output)
    assert "Where to?" in result[1]
    assert "cannot be written" in result[2]


def test_the_number_of_seats_is_chosen(play):
    assert "Gold" in play(options=("--seats", "3")).output


@pytest.mark.parametrize(
    "options, sentence",
    [
        (("--seats", "9"), "demo is not played with 9 seats, but with: 2, 3, 4."),
        (("--seats", "many"), "“many” is not a number."),
        (("--with", "colour=red"), "This game has no setting “colour”."),
        (("--with", "colour"), "“colour” is not of the form NAME=VALUE."),
        (("--lang", "fr"), "There is no language “fr”. Known: en, de."),
        (("--load", "nowhere.match"), "There is no file nowhere.match."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(play, options, sentence):
    result = play(options=options)
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert result.stdout == ""


def test_settings_with_several_values_are_written_with_commas(mageknight):
    wishes = ("--with", "scenario=full_conquest", "--with", "variants=team_game,rampage", "--with", "teams=0,1,0,1")
    result = mageknight("play", "board", "--seats", "4", *wishes, "--seed", "1", typed=["arythea"])
    assert "Team: Player 1 and Player 3" in result.output


def test_what_does_not_go_together_says_why(mageknight):
    wishes = ("--with", "scenario=full_conquest", "--with", "megapolises=9")
    result = mageknight("play", "board", "--seats", "4", *wishes)
    assert result.exit_code == 1
    assert "A Megapolis is only possible where there are three cities or fewer." in result.stderr


def test_an_unknown_game_is_refused_with_the_known_ones(mageknight):
    result = mageknight("play", "checkers", lang="de_DE.UTF-8")
    assert result.exit_code == 1
    assert "checkers" in result.stderr
    assert "demo" in result.stderr


def test_without_a_game_the_known_ones_are_named(mageknight):
    result = mageknight("play")
    assert result.exit_code == 1
    assert "Which game? There are: demo" in result.stderr


def test_without_a_seed_no_two_matches_are_alike(mageknight):
    promises = {found(r"Promise of the seed: (\w+)", mageknight("play", "demo").output) for _ in range(3)}
    assert len(promises) == 3


def test_a_hint_says_what_and_why_and_changes_nothing(play):
    shown = answers(play("hint", "hint").output)
    assert " – Any answer would do." in shown[1]
    assert "Blue decides now." not in shown[2]
    assert " – Jede Antwort wäre recht." in play("hinweis", lang="de_DE.UTF-8").output


def test_a_hint_lists_what_is_to_follow(mageknight):
    told = mageknight("play", "board", "--seed", "plan", typed=["1", "1", "1", "4", "hint"]).output
    assert re.search(r"^ *2\. \w+", answers(told)[-1], flags=re.MULTILINE)


def test_a_hint_is_for_whoever_must_choose(mageknight):
    told = mageknight("play", "board", "--seats", "2", "--seed", "x", typed=["hint", "seat 2", "hint"]).output
    first, second, third = answers(told)[1:4]
    assert "This leaves the best position." in first
    assert "This leaves the best position." not in second + third


def test_a_battle_of_fewer_points_has_armies_that_fit(mageknight):
    result = mageknight("play", "minis", "--with", "total=100", "--with", "table=everything", typed=["quit"])
    assert result.exit_code == 0, result.output
    assert result.output.startswith("Miniatures. Seats: 2.")


def test_ready_made_armies_and_tables_are_chosen_by_name(mageknight):
    wanted = ["--with", "total=100", "--with", "armies=shyft-100,draconum-100", "--with", "table=open-field"]
    result = mageknight("play", "minis", *wanted, typed=["quit"])
    assert result.exit_code == 0, result.output
    nobody = mageknight("play", "minis", "--with", "armies=snails,draconum-100")
    assert nobody.exit_code == 1
    assert "shyft-200" in nobody.output
    nowhere = mageknight("play", "minis", "--with", "table=moon")
    assert "twin-hills" in nowhere.output
    assert "full_conquest" in mageknight("play", "board", "--with", "scenario=lunch").output


def test_places_and_facings_are_typed_in_inches_and_degrees(mageknight):
    wanted = ["--with", "total=100", "--with", "table=open-field", "--with", "edges=0,2", "--seed", "4"]
    spelled = 'put figure=#1 x=18.5" y=2.5" facing=45°'
    result = mageknight("play", "minis", *wanted, typed=["1", spelled, "quit"])
    assert 'put figure=#1 x=18.5" y=3" facing=90°' in result.output
    assert "(1) stands at 18.50″ east, 2.50″ north." in result.output, result.output
