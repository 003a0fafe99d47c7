/** Which icon stands for what in the miniatures game. Every one of them must be in the table of credits. */

import { factionLook } from './rims';
import type { FigurePiece } from './types';

export const SLOT_ICONS = {
  speed: 'leather-boot',
  attack: 'broadsword',
  defense: 'shield',
  damage: 'bleeding-wound',
} as const;

/** By action: its icon. */
export const HOW_ICONS: Record<string, string> = {
  move: 'leather-boot',
  march: 'three-friends',
  'charge-double': 'charging-bull',
  charge: 'charging-bull',
  'bound-double': 'jump-across',
  bound: 'jump-across',
  levitate: 'teleport',
  regenerate: 'heart-beats',
  raise: 'raise-zombie',
  summon: 'pentagram-rose',
  shoot: 'high-shot',
  'magic-blast': 'magic-palm',
  flame: 'lightning-flame',
  shockwave: 'wave-strike',
  'magic-heal': 'healing',
  'magic-freeze': 'frozen-body',
  'magic-confuse': 'star-swirl',
  fight: 'crossed-swords',
  capture: 'prisoner',
  sweep: 'sword-slice',
  heal: 'bandage-roll',
  nimble: 'clockwise-rotation',
  pass: 'hourglass',
};

/** By kind of decision: the icon of the prompt. */
export const DECISION_ICONS: Record<string, string> = {
  'minis-edge': 'flag-objective',
  'minis-contribute': 'pine-tree',
  'minis-terrain': 'pine-tree',
  'minis-deploy': 'flag-objective',
  'minis-action': 'hourglass',
  'minis-move': 'leather-boot',
  'minis-gather': 'three-friends',
  'minis-march': 'three-friends',
  'minis-free-spin': 'clockwise-rotation',
  'minis-facing': 'clockwise-rotation',
  'minis-place-captive': 'prisoner',
  'minis-aim': 'archery-target',
  'minis-follow-up': 'crossed-swords',
  'minis-levitate': 'teleport',
  'minis-put-levitated': 'teleport',
  'minis-heal': 'healing',
  'minis-return': 'raise-zombie',
  'minis-put-returned': 'raise-zombie',
};

/** The two letters of each ability: colour and shape alone tell nobody anything. */
export const ABILITY_CODES: Record<string, string> = {
  charge: 'Ch',
  quickness: 'Qu',
  'magic-levitation': 'Lv',
  flight: 'Fl',
  aquatic: 'Aq',
  stealth: 'St',
  bound: 'Bo',
  'forced-march': 'Fm',
  nimble: 'Ni',
  ram: 'Ra',
  frenzy: 'Fz',
  summon: 'Su',
  healing: 'He',
  'weapon-master': 'Wm',
  'magic-blast': 'Bl',
  'flame-lightning': 'Fi',
  shockwave: 'Sh',
  vampirism: 'Va',
  'magic-healing': 'Mh',
  venom: 'Ve',
  'sneak-attack': 'Sn',
  sweep: 'Sw',
  'battle-armor': 'Ba',
  'pole-arm': 'Pa',
  'magic-immunity': 'Im',
  toughness: 'To',
  defend: 'De',
  regeneration: 'Re',
  invulnerability: 'In',
  dodge: 'Do',
  'magic-retaliation': 'Rt',
  'limited-invisibility': 'Li',
  cursed: 'Cu',
  terrify: 'Te',
  'starting-position': 'Sp',
  berserk: 'Be',
  'magic-enhancement': 'En',
  'battle-fury': 'Bf',
  demoralized: 'Dm',
  necromancy: 'Ne',
  command: 'Co',
  pierce: 'Pi',
  'magic-freeze': 'Fr',
  'magic-confusion': 'Cn',
};

/** Words of English names and the icon that fits; the first that occurs counts. */
const FIGURE_ICONS: readonly (readonly [RegExp, string])[] = [
  [/golem|automaton|ironclad/i, 'golem-head'],
  [/rock|stone/i, 'rock-golem'],
  [/zombie|ghoul|thrall|mud/i, 'shambling-zombie'],
  [/skeleton|grimm|bone/i, 'skeleton'],
  [/mummy/i, 'mummy-head'],
  [/vampire|bloodsucker|sucker|nightwitch|gorger/i, 'vampire-dracula'],
  [/specter|spectre|ghost|shade|soul|spirit|shadow|haunt/i, 'spectre'],
  [/centaur/i, 'centaur'],
  [/dragon|draconum|drake|serpent|wyvern|salamander/i, 'spiked-dragon-head'],
  [/werewolf|wolf|hound/i, 'wolf-head'],
  [/were|beast|bear|ape|cat|leopard|sabertooth/i, 'werewolf'],
  [/boar|ankhar|yak|tusk/i, 'boar'],
  [/lion|manticore|griffin/i, 'lion'],
  [/medusa|gorgon|sislith/i, 'medusa-head'],
  [/gargoyle|tridrax/i, 'gargoyle'],
  [/worm|crawler|lung/i, 'worm-mouth'],
  [/imp|gremlin|devil|succubus|fiend|demon/i, 'imp'],
  [/sprite|fair|nymph|maiden|siren|phooka/i, 'fairy'],
  [/troll|ettin|brute|satyr|minotaur/i, 'minotaur'],
  [/goblin/i, 'goblin-head'],
  [/elemental|fire|incinerator/i, 'flame-spin'],
  [/tree|treant|redwood|thorn|wood golem/i, 'deku-tree'],
  [/crossbow|fletcher|tribow/i, 'crossbow'],
  [/archer|ranger|huntsman|hunter|huntress|scout|tracker|longstrike|trueshot|falcon/i, 'pocket-bow'],
  [/gunner|gunslinger|sniper|musket|blaster|boomer|artiller|cannon|bombard/i, 'musket'],
  [/grenad|launcher|fuser|bomb|powder|heaver/i, 'powder-bag'],
  [/shaman|priest|acolyte|healer|medic|surgeon|monk|mend/i, 'sun-priest'],
  [
    /mage|magus|wizard|alchemist|technomancer|conjurer|channel|apprentice|seer|summoner|sorcer/i,
    'wizard-face',
  ],
  [/witch|hag|matriarch/i, 'witch-face'],
  [/unicorn|warhorse|horse|mount|nightmare|rider|outrider|lancer|cavalry/i, 'mounted-knight'],
  [/pike|spear|halberd|impaler|polearm|mancatcher/i, 'halberd'],
  [/thief|robber|stealer|assassin|nightblade|skulk|lurker|thug|shadow/i, 'hooded-assassin'],
  [/piper|bard|drum|singer|caller/i, 'drum'],
  [/axe|hacker|berserk|hatchet|barbarian|slasher|hammer|crusher|brawler/i, 'battle-axe'],
  [/miner|digger|mechanic|grinder|maker/i, 'war-pick'],
  [/captain|lieutenant|commander|lord|baron|khan|queen|king/i, 'centurion-helmet'],
  [/knight|crusader|templar|squire/i, 'visored-helm'],
  [/guard|sentinel|sentry|warder|protector|peacekeeper/i, 'templar-shield'],
  [/blade|sword|dervish|warrior|man-at-arms|elf/i, 'swordman'],
];

/** The icon of a figure: by its name, else that of its people. */
export function figureIcon(piece: Pick<FigurePiece, 'name' | 'factions'> | undefined): string {
  if (!piece) return 'person';
  return (
    FIGURE_ICONS.find(([words]) => words.test(piece.name))?.[1] ?? factionLook(piece.factions[0] ?? '')[2]
  );
}

export const figureIconNames: readonly string[] = FIGURE_ICONS.map(([, icon]) => icon);
