# The miniatures game in the browser. Sentences about rules come from the game itself.

web-minis-table = The battlefield
web-minis-whole = Show the whole battlefield
web-minis-frame = Show the figures from nearer
web-minis-measure = Measure
web-minis-measure-how = Choose two figures or places to measure between.
web-minis-figure-at = { $name }, { $side ->
    [own] yours
   *[other] opposing
  }, { $left } clicks left, { $tokens } action tokens, at { $x }″ by { $y }″
web-minis-dial = Combat dial
web-minis-eliminated = Eliminated
web-minis-speed = Speed
web-minis-fortification = Fortification
web-minis-attack = Attack
web-minis-defense = Defense
web-minis-damage = Damage
web-minis-range = range { $least ->
    [0] { $inches }
   *[other] { $least }–{ $inches }
  }″, { $targets ->
    [one] one target
   *[other] { $targets } targets
  }
web-minis-no-range = close combat only
web-minis-arc = front arc { $degrees }°
web-minis-bonus = attack bonus { $bonus }
web-minis-rider-bonus = attack bonus { $bonus } while riding
web-minis-can-ride = can ride: { $mounts }
web-minis-temper = without a rider: { $temper }
web-minis-ranged-damage = ranged damage { $damage }
web-minis-tokens = { $count ->
    [0] no action tokens
    [one] one action token
   *[other] { $count } action tokens
  }
web-minis-acted = has acted
web-minis-resting = may not act
web-minis-section-word = { $section ->
    [front] Front
    [left] Left
    [rear] Rear
   *[right] Right
  }
web-minis-section = { $name }, { $section ->
    [front] front
    [left] left
    [rear] rear
   *[right] right
  }
web-minis-sections = Sections
web-minis-skull = skull
web-minis-captive-of = captive of { $name }
web-minis-rides = rides { $name }
web-minis-ridden = carries { $name }
web-minis-aboard = aboard { $name }
web-minis-captor-of = leads { $name } captive
web-minis-points-word = points
web-minis-figures-word = { $count ->
    [one] figure
   *[other] figures
  }
web-minis-switch-off = Switch off
web-minis-switched-off = { $ability } is switched off for this turn
web-minis-from-there = Attack on { $name } from there
web-minis-attacks-on = Attack on { $name }
web-minis-ways-shut = { $count } more, why not?
web-minis-to-dice = added to two dice
web-minis-to-reach = to be reached
web-minis-chance = { $percent } per cent: { $count } of 36 throws hit
web-minis-of-36 = { $count } of 36
web-minis-clicks-expected = clicks of a hit; { $expected } to be expected
web-minis-last-roll = Last dice
web-minis-against = against { $name }:
web-minis-hit = Hit
web-minis-miss = Missed
web-minis-stamp-hit = HIT
web-minis-stamp-miss = MISS
web-minis-stamp-critical = CRITICAL HIT
web-minis-stamp-fumble = CRITICAL MISS
web-minis-throw-against = against { $defense }
web-minis-again = Again?
web-minis-place-all = Place them all
web-minis-whose = { $who }: { $what }
web-minis-key-threats = hold: where opponents can strike next turn
web-minis-took = { $name } takes { $count ->
    [one] one click
   *[other] { $count } clicks
  }.
web-minis-healed = { $name } heals { $count ->
    [one] one click
   *[other] { $count } clicks
  }.
web-minis-fell = { $name } is eliminated: { $points } points.
web-minis-up-to = up to { $inches }″
web-minis-targets = { $count ->
    [one] one target
   *[other] { $count } targets
  }
web-minis-actions-of = Actions of { $name }
web-minis-not-now = not now
web-minis-clicks-left = { $count ->
    [one] one click left
   *[other] { $count } clicks left
  }
web-minis-score = Points for eliminations
web-minis-actions-left = { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
  }
web-minis-turn = { $limit ->
    [0] Turn { $number }, { $points } points
   *[other] Turn { $number } of { $limit }, { $points } points
}
web-minis-from-right = From the right
web-minis-from-above = From above
web-minis-turn-table = See the table from my edge
web-minis-from-left = From the left
web-minis-from-below = From below
web-minis-facing = Facing
web-minis-left = Left
web-minis-right = Right
web-minis-turn-handle = Drag to turn
web-minis-pile = Terrain
web-minis-lay = Lay it here
web-minis-touches = Touches { $names }.
web-minis-inches-left = { $left } left.
web-minis-must-break = It must break away first: { $least } or more on a die, { $percent } %.
web-minis-turn-how = Turn it by its handle or with Q and W, or click where it should look.
web-minis-place-how = Click or drag to place it; turn it by its handle or with Q and W; the place can be typed as well.
web-minis-pick-figure = Choose a figure.
web-minis-pick-place = Drag it, click where it should go, choose a target, or take an action below.
web-minis-put-here = Put it here
web-minis-face-so = Face this way
web-minis-approach = Go up to { $name }
web-minis-move-here = Move here
web-minis-break-and-move = Break away and move { $percent } %
web-minis-tab-table = Table
web-minis-tab-figure = Figure
web-minis-tab-armies = Armies
web-minis-key-next = next or previous figure
web-minis-key-nudge = move the figure in hand by half an inch, with Shift by a tenth
web-minis-key-turn = turn the figure in hand by 15°, with Shift by 2.5°
web-minis-key-confirm = do what the figure in hand shows
web-minis-key-foe = look at the next opposing figure
web-minis-key-measure = measure
web-minis-key-zoom = zoom
web-minis-guard = { $count ->
    [one] One action is left. End the turn all the same?
   *[other] { $count } actions are left. End the turn all the same?
  }
web-minis-strike = { $how }: { $percent } %
web-minis-attack-now = Attack { $percent } %
web-minis-do-move = Move
web-minis-do-march = Formation
web-minis-do-double-time = Double-time
web-minis-do-soar = Soar
web-minis-do-land = Land
web-minis-do-double-march = Fast formation
web-minis-do-ladder = Ladder
web-minis-do-charge-double = Move far
web-minis-do-charge = Charge
web-minis-do-bound-double = Move far
web-minis-do-bound = Bound
web-minis-do-levitate = Levitate
web-minis-do-regenerate = Regenerate
web-minis-do-raise = Raise
web-minis-do-summon = Summon
web-minis-do-shoot = Shoot
web-minis-do-magic-blast = Magic Blast
web-minis-do-flame = Flame
web-minis-do-shockwave = Shockwave
web-minis-do-magic-heal = Magic Healing
web-minis-do-magic-freeze = Freeze
web-minis-do-magic-confuse = Confuse
web-minis-do-fight = Fight
web-minis-do-capture = Capture
web-minis-do-sweep = Sweep
web-minis-do-weapon-master = Weapon Master
web-minis-do-smite = Smite
web-minis-do-thunder-blow = Thunder Blow
web-minis-do-sneak-attack = Sneak Attack
web-minis-do-immobilize = Immobilize
web-minis-do-tinker = Tinker
web-minis-do-heal = Heal
web-minis-do-nimble = Turn
web-minis-do-mount = Mount
web-minis-do-dismount = Dismount
web-minis-do-board = Board
web-minis-do-disembark = Get down
web-minis-do-mounted-charge = Mounted Charge
web-minis-do-mounted-bound = Mounted Bound
web-minis-do-overwhelm = Overwhelm
web-minis-do-trample = Trample
web-minis-do-batter = Batter
web-minis-do-shoot-down = Shoot at terrain
web-minis-do-push-along = Push
web-minis-constructed = Constructed terrain: everybody may add two features such as palisades and watchtowers
web-minis-castle-agreed = Player { $number } brings a castle: it is fought for on the siege field.
web-minis-constructed-why = – needs terrain that the players or chance lay
web-minis-with-domains = Domains: everybody chooses one in secret before the terrain is laid
web-minis-beside = Beside the table
web-minis-beside-secret = face down, only you see it
web-minis-domains = Domains
web-minis-domain-secret = Choose the weather, the land or the catastrophe you bring. All domains are revealed together after the terrain is laid; until then nobody sees yours.
web-minis-domain-keep = All domains lie open. You keep one of your two.
web-minis-domain-cancelled-by = cancelled by { $names }
web-minis-domain-lay = Play { $name }
web-minis-domain-pick = Choose a domain
web-minis-built-card = defense { $defense } · fortification { $fortification } · structure { $structure }
web-minis-feature = { $name } ({ $type }): defense { $defense }, fortification { $fortification }, { $left } of { $structure } structural points left this turn
web-minis-do-pass = Pass
web-minis-occasions = Great battles
web-minis-edition = Edition
web-minis-players-points = Players, points, battlefield
web-minis-players = Players
web-minis-field = Battlefield
web-minis-turns = Turns for each player
web-minis-turns-default = 0: the number that goes with the points, { $count }
web-minis-ready-armies = Ready-made armies
web-minis-suggested = Suggested by the computer
web-minis-build-own = Build an army of your own
web-minis-edges-fixed = Starting edges are assigned, not chosen
web-minis-shared = The hunters lead the Dragon in turn
web-minis-team = team { $number }
web-minis-teams = Two against two
web-minis-with-abilities = With special abilities
web-minis-old-card = With the ability card of 2001
web-minis-more = More options
web-minis-all-generations = Figures of all generations may be fielded
web-minis-standard = Standard game: everybody brings two equal terrain pieces, none of them elevated

# Army builder
web-nav-armies = Armies
web-army-figures = Figures
web-army-army = Army
web-army-matching = { $count } of { $all } match
web-army-search = Search by name or ability
web-army-faction = Faction
web-army-set = Set
web-army-rank = Rank
web-army-ability = Ability
web-army-range = Range
web-army-speed = Speed
web-army-points = Points
web-army-points-least = Points at least
web-army-points-most = Points at most
web-army-sort = Sort
web-army-sort-points = cheapest first
web-army-sort-value = most expensive first
web-army-sort-name = by name
web-army-any = any
web-army-only-mine = only mine
web-army-add = One more: { $name }
web-army-less = One fewer: { $name }
web-army-owned = { $count ->
    [0] Not in your collection
    [one] One in your collection
   *[other] { $count } in your collection
  }
web-army-own-more = Own one more
web-army-own-less = Own one fewer
web-army-more = Show { $count } more
web-army-name = Name of the army
web-army-unnamed = Unnamed army
web-army-game = Game
web-army-total = Build total
web-army-of = of
web-army-legal = This army can be fielded.
web-army-rider = rider
web-army-empty = No figure yet. Choose some on the left, take a ready-made army below, or let one be suggested.
web-army-text = As text
web-army-copy = Copy
web-army-copied = Copied
web-army-paste = Paste a list
web-army-paste-here = Paste an army list here, in English or German.
web-army-read = Read it
web-army-link = Copy a link
web-army-line = Line { $number }:
web-army-saved = Saved and ready-made armies
web-army-forget = Forget { $name }
web-army-ready = Ready to be fielded
web-army-not-ready = Not ready to be fielded
web-army-draft = The draft is saved as you go.
web-army-suggest = Suggest
web-army-save = Save
web-army-field = Field it
web-minis-member = in the formation
web-minis-member-moved = in the formation, has its place
web-minis-gather-how = Click figures that touch a member to add them. So far { $count ->
    [one] one figure belongs to it
   *[other] { $count } figures belong to it
}; members wear a dotted ring.
web-minis-march-how = { $count ->
    [0] All have their place.
    [one] One has no place yet. Drag them in any order.
   *[other] { $count } have no place yet. Drag them in any order.
}
web-army-kept-account = Your armies and figures are kept by this server for { $login }: every browser you log in with has them.
web-army-kept-guest = Your armies and figures are kept by this server for this browser's guest session.
web-army-kept-browser = Your armies and figures are kept in this browser; the server gets them as soon as you save one.
web-army-kept-how = An account brings them to other browsers.
web-minis-measured = { $length } – choose another place to begin again.
web-minis-measure-share = show it to everybody
web-minis-stopped-by = blocked by { $name }
web-army-figure = Figure
web-army-abilities = Abilities
web-army-attack-by-click = Attack by click
web-minis-two-dice = dice
web-minis-thrown = attack
web-minis-needed = needed against { $name }
web-minis-aim-how = Choose a marked figure; beside it stands the chance to hit.
web-minis-slowed = Half speed out of { $ground }.
web-minis-strikers = { $count ->
    [one] one foe can strike here
   *[other] { $count } foes can strike here
}
web-minis-breaks = break away { $percent } %
web-minis-sight = From { $from } to { $to }
web-minis-sight-reverse = the other way round
web-minis-sight-centres = From centre to centre
web-minis-sight-bases = From base to base
web-minis-sight-range = Range
web-minis-sight-enough = { $range }, enough
web-minis-sight-missing = { $range }, { $missing } short
web-minis-sight-arc = Front arc
web-minis-sight-inside = lies in it
web-minis-sight-turn = lies outside; a turn of { $degrees }° would bring it in
web-minis-sight-line = Line of fire
web-minis-sight-open = open
web-minis-sight-blocked = blocked
web-minis-setting-up = Setting up, { $points } points
web-army-clear = Show all
web-minis-measuring = Measuring
web-minis-objective = Objective
web-minis-bomb = Bombardment token
web-minis-bomb-of = Bombardment token of { $figure }: strikes when its next command phase begins
web-minis-objective-of = Objective: { $name }
web-minis-objective-how = Click a place on the line. The distance from your deployment area is what your dice showed.
web-minis-clicks-by-die = { $extra ->
    [0] A hit deals as many clicks as a die shows
   *[other] A hit deals { $extra } clicks and as many as a die shows
}; { $expected } to be expected.
web-minis-pushed = pushed by an action: { $count ->
    [one] one click
   *[other] { $count } clicks
  }
web-minis-pushes = Acting again pushes it: { $count ->
    [one] one click
   *[other] { $count } clicks
  } afterwards.
web-minis-least = { $least } or more
web-minis-strike-least = { $least } or more on two dice hits { $name }.
web-minis-strike-clicks = A hit turns the dial by { $count ->
    [one] one click
   *[other] { $count } clicks
  }.
web-minis-aim-more = Aimed at { $names }. Add another marked figure, or choose “that is all”.
web-minis-pick-another = { $name } can do nothing now; choose another figure.
web-minis-figure-tip = { $name }: speed { $speed }, attack { $attack }, defense { $defense }, damage { $damage }
web-minis-section-tip = { $name }: fortification { $speed }, attack { $attack }, defense { $defense }, damage { $damage }
web-minis-measure-typed = Ends of the measured line
web-minis-measure-from-left = Start: distance from the left
web-minis-measure-from-below = Start: distance from below
web-minis-measure-to-left = End: distance from the left
web-minis-measure-to-below = End: distance from below
web-army-keys = Keys: / to search, ↵ to take the first match, ↓ to go to the list, + and − to count.
web-army-to-army = On to the army
web-army-filters = Filters
web-minis-teams-why = – needs four players
web-minis-standard-why = – needs terrain that the players lay
web-minis-lay-how = Choose a piece, then click where it should lie; arrows nudge it, Q and W turn it.
web-minis-contribute-how = Click the pieces you bring; they are laid in turn afterwards.
web-army-items = Items
web-army-item-slots = Items { $count } of { $slots }
web-army-item-full = { $slots ->
    [one] It wields all it can: put the item away to choose another.
   *[other] It wields all it can: put an item away to choose another.
}
web-army-relic = relic
web-army-mount = Mount
web-army-on-foot = on foot
web-army-level = Level
web-army-level-number = level { $number }
web-army-build = Built
web-army-heavy = heavy
web-army-light = light
web-army-begins = Begins
web-army-aboard = aboard { $chariot }
web-army-company = Adventuring company
web-army-no-company = none
web-army-cohorts = { $discount } less for each: { $names }
web-minis-item-lies = { $item } lies here
web-minis-drop = Drop

## Looking back at a battle

web-minis-luck = Luck so far
web-minis-luck-none = No attack has been thrown yet.
web-minis-luck-throws = { $count ->
    [one] One throw
   *[other] { $count } throws
}
web-minis-luck-mean = { $mean } on average; 7 is usual
web-minis-luck-hits = { $hits } of { $attacks } attacks hit, { $expected } were to be expected
web-minis-course = Points left, turn by turn
web-minis-course-of = { $who }: { $points } points left at the end
web-minis-best = Best figure
web-minis-best-of = { $slain } points of figures eliminated, { $dealt ->
    [one] one click dealt
   *[other] { $dealt } clicks dealt
}, { $hits } of { $attacks } attacks hit
web-minis-moments = Five moments
web-minis-moment = Action { $action }
web-minis-share = Save as a picture
web-minis-hand-over = { $who }, it is your turn

web-minis-effects = What happens next?
web-minis-divide-all = { $left ->
    [0] All of it is divided.
    [one] One click is left to divide.
   *[other] { $left } clicks are left to divide.
}
web-minis-divide-do = Divide it like this
web-minis-divide-more = One more for { $name }
web-minis-divide-less = One less for { $name }
web-minis-phases = Phases of the turn
web-minis-hear = Do you want to hear the battle?
web-minis-deploy-soaring = Deploy it soaring

## Spellbooks

web-minis-do-cast = Cast
web-minis-do-browse = Browse
web-minis-do-beastmother = Beastmother
web-minis-do-bombard = Bombard
web-minis-do-bombs = Bombard
web-minis-do-carry = Carry
web-minis-do-control = Control
web-minis-do-death = Death
web-minis-do-dispatch = Kill captive
web-minis-do-famine = Famine
web-minis-do-field-repair = Repair
web-minis-do-hex = Hex
web-minis-do-indirect-fire = Indirect fire
web-minis-do-long-indirect-fire = Far indirect fire
web-minis-do-long-shot = Long shot
web-minis-do-mage-blast = Mage Blast
web-minis-do-move-first = Move first
web-minis-do-overwatch = Overwatch
web-minis-do-pestilence = Pestilence
web-minis-do-pick-up = Pick up
web-minis-do-point-blank = Point blank
web-minis-do-point-blank-damage = Point blank, damage
web-minis-do-precision = Precise shot
web-minis-do-revenant = Revenant
web-minis-do-smash = Smash
web-minis-do-sniper = Turn
web-minis-do-spell-bolt = Strike
web-minis-do-spell-sunder = Sunder
web-minis-do-spell-weary = Tire
web-minis-do-stormfire = Stormfire
web-minis-do-surge = Surge
web-minis-do-war = War
web-minis-book = Spellbook
web-minis-book-count = { $count ->
    [one] one spell
   *[other] { $count } spells
}
web-minis-book-pays = browsing costs { $count ->
    [one] one bar
   *[other] { $count } bars
}
web-minis-book-stack = The spells from the top
web-minis-book-back = Leaf back
web-minis-book-on = Leaf on
web-minis-book-known = Seen: { $spells }
web-minis-book-edges = { $count ->
    [one] Edge seen of one card: browse cost { $bars }
   *[other] Edges seen of { $count } cards: browse costs { $bars }
}
web-minis-bookmark = bookmarked
web-minis-bars = { $count ->
    [one] one bar
   *[other] { $count } bars
}
web-minis-pages = { $count ->
    [one] one page
   *[other] { $count } pages
}
web-minis-face-down = face down
web-minis-casting = The spell being cast
web-minis-casts = { $name } casts
web-minis-casts-at = { $name } casts at { $target }
web-minis-counter-ask = Counter this spell?
web-minis-in-force = Spells in force
web-minis-glyph-lies = Here lies { $spell }
web-army-book-pages = Spellbook: { $used } of { $room } pages
web-army-book-over = too many
web-army-book-empty = No spells yet: pick some below.
web-army-spell-first = put on top
web-army-spell-in = Put { $spell } into the book
web-army-spell-out = Take { $spell } out of the book
web-castle-plan = Plan the castle
web-castle-own = { $name }, my plan
web-castle-ready = Ready castles to begin with
web-castle-clear = Take everything away
web-castle-sections = Sections
web-castle-hint = Choose a section to place it, or one on the ground to turn it, change it or take it away.
web-castle-hint-place = Click a mark, where the section joins the others, or any other place on the ground.
web-castle-ground = The ground before your edge
web-castle-limit = Sections stand on your side of this line
web-castle-left = { $count } not placed
web-castle-count = { $count ->
    [0] no section on the plan
    [one] one section on the plan
   *[other] { $count } sections on the plan
}
web-castle-stands = { $name }, { $weight }, { $along }″ from the middle, { $deep }″ from your edge
web-castle-spot = Place it { $along }″ from the middle, { $deep }″ from your edge
web-castle-turn = Turn
web-castle-lighter = Build it light
web-castle-heavier = Build it heavy
web-castle-remove = Take it away
web-castle-keys = Keys: arrows move it, R turns it, Del takes it away.
web-castle-done = Done

## What somebody brings to a table

web-bring-option = Whoever comes by link brings an army of their own
web-bring-guest = brings an army of their own
web-bring-title = Your army
web-bring-about = Up to { $points } points, { $edition }. Nobody else sees it before the battle begins.
web-bring-choose = Choose one
web-bring-points = { $points } of { $total } points
web-bring-go = Bring this army
web-bring-ready = Your army stands ready.
web-bring-another = Choose another
web-bring-is-ready = army ready
web-bring-is-missing = choosing an army
web-bring-waiting = The battle begins when everybody has chosen an army.
