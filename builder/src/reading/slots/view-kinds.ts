import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { phraseAt, phrases, type Phrases } from '../figures/phrases';
import type { Drawn } from '../rules/view-words';

/** Which kinds of view the words of a wish name. */

const KINDS: readonly (readonly [Drawn, Phrases])[] = [
  [
    'gallery',
    phrases(`
      gallery, galery, gallerie, galery, moodboard, mood board, pinterest, thumbnail, collage, contact sheet, picture wall, photo wall, photo
      grid, picture grid, image grid, photo album, album view, pictures in a grid, wall of picture, wall of photo, wall of image, image wall
    `),
  ],
  [
    'timeline',
    phrases('timeline, time line, time-line, gantt, roadmap, chronology, over time, along time, time bar'),
  ],
  [
    'calendar',
    phrases(`
      calendar, calender, calandar, calander, agenda, planner, diary, timetable, time table, schedule, week view, month view, day view, year
      view, weekly view, monthly view, daily view, year plan, week plan, month plan, weekly plan, monthly plan, rota, roster, week by week,
      month by month, day by day, weekly overview, monthly overview, week overview, month overview
    `),
  ],
  [
    'board',
    phrases(`
      board, kanban, canban, kanbans, column, lane, pipeline, swimlane, swim lane, drag, dragging, dragged, drag-and-drop, draggable, trello,
      post-it, post it, sticky note, sticky
    `),
  ],
  ['cards', phrases('card, tile, index card, flashcard, index-card, flash card')],
  ['table', phrases('table, spreadsheet, sheet, excel, row, grid, rows and columns')],
  ['list', phrases('list, listing')],
];

const PICTURES = wordList(
  'picture pictures pic pics photo photos foto fotos image images snapshot snapshots poster posters cover covers logo logos',
  'face faces portrait portraits sketch sketches drawing drawings artwork artworks thumbnail thumbnails fotograf photographs photograph',
);
/** Beside these, pictures are shown as a wall of them and not as a part of something. */
const SHOWN_BIG = wordList(
  'grid wall big large beside side front first only see show like as browse flick scroll look',
);

export const isPicture = ({ key, lemma }: Token) => PICTURES.has(key) || PICTURES.has(lemma);

const DENIES = wordList("no not never without n't");
const ENDS_DENIAL = wordList(', ; . but - : )');

/** Without what is not wanted: 'a table, no cards', 'pictures rather than a boring list'. */
export function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  let isDenied = false;
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.key;
    if (DENIES.has(token.key) || (/^(?:rather|instead)$/.test(token.key) && /^(?:than|of)$/.test(next ?? '')))
      isDenied = true;
    else if (ENDS_DENIAL.has(token.key)) isDenied = false;
    if (!isDenied) kept.push(token);
  });
  return kept;
}

interface Found {
  readonly kind: Drawn;
  readonly at: number;
  readonly size: number;
}

function kindAt(tokens: readonly Token[], at: number): Found | undefined {
  return KINDS.map(([kind, words]) => ({ kind, at, size: phraseAt(tokens, at, words) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)[0];
}

/** How many tokens from here name a kind of view. */
export const kindSizeAt = (tokens: readonly Token[], at: number): number => kindAt(tokens, at)?.size ?? 0;

function allKinds(tokens: readonly Token[]): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const kind = kindAt(tokens, at);
    if (!kind) continue;
    found.push(kind);
    at += kind.size - 1;
  }
  return found;
}

const has = (found: readonly Found[], kind: Drawn) => found.some((one) => one.kind === kind);

/** 'cards in three columns' are a board, 'tiles with the photo big' a gallery. */
function merged(found: readonly Found[], tokens: readonly Token[]): readonly Drawn[] {
  const kinds = new Set(found.map(({ kind }) => kind));
  const pictures = tokens.some(isPicture);
  if (kinds.size > 1 && kinds.has('board') && !has(found, 'calendar')) kinds.delete('cards');
  if (kinds.has('gallery')) kinds.delete('cards');
  if (kinds.size > 1) kinds.delete('list');
  if (
    pictures &&
    (kinds.size === 0 || kinds.has('table') || kinds.has('cards')) &&
    isShownBig(tokens, kinds)
  ) {
    kinds.delete('table');
    kinds.delete('cards');
    kinds.add('gallery');
  }
  return [...kinds];
}

const isShownBig = (tokens: readonly Token[], kinds: ReadonlySet<Drawn>) =>
  kinds.size === 0 ||
  kinds.has('table') ||
  tokens.some(({ key }) => SHOWN_BIG.has(key) && key !== 'like' && key !== 'as' && key !== 'show');

/** The kinds of views that a wish names, the one that is to open first. */
export function kindsSaid(clause: readonly Token[]): readonly Drawn[] {
  const tokens = withoutDenied(clause);
  return merged(allKinds(tokens), tokens);
}
