import { LANGUAGES } from '../language/languages';
import { stems } from '../words/stems';
import type { Archetype } from './archetype';
import { ARCHETYPES } from './index';

/** How well an archetype fits words, and which. */
export interface ArchetypeMatch {
  readonly archetype: Archetype;
  readonly score: number;
}

/** A name that stands in the text whole counts most, then words of the domain, the rarer the more. */
const NAME = 3;
const WORD = 1;
const FIELD = 0.25;

interface Entry {
  readonly archetype: Archetype;
  readonly names: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

const entryOf = (archetype: Archetype): Entry => ({
  archetype,
  names: LANGUAGES.flatMap((language) => archetype.names[language].map((name) => stems(name))),
  words: new Set(archetype.words.flatMap((word) => stems(word))),
  fields: new Set(
    archetype.draft.entities.flatMap(({ name, fields }) =>
      [name, ...Object.keys(fields)].flatMap((one) => stems(one)),
    ),
  ),
});

interface Index {
  readonly entries: readonly Entry[];
  /** In how many archetypes a word stands. */
  readonly spread: ReadonlyMap<string, number>;
}

let index: Index | undefined;

function makeIndex(): Index {
  const entries = ARCHETYPES.map(entryOf);
  const spread = new Map<string, number>();
  for (const { names, words, fields } of entries)
    for (const word of new Set([...names.flat(), ...words, ...fields]))
      spread.set(word, (spread.get(word) ?? 0) + 1);
  return { entries, spread };
}

/** From 0, in every archetype, to 1, in this one alone. */
function rarity(word: string, { entries, spread }: Index): number {
  return 1 - Math.log(spread.get(word) ?? 1) / Math.log(entries.length);
}

function scoreOf(entry: Entry, said: ReadonlySet<string>, all: Index): number {
  const isSaid = (name: readonly string[]) => name.length > 0 && name.every((word) => said.has(word));
  const weigh = (words: Iterable<string>) =>
    [...words].filter((word) => said.has(word)).reduce((sum, word) => sum + rarity(word, all), 0);
  const names = entry.names.filter(isSaid).map((name) => weigh(name) * NAME);
  return Math.max(0, ...names) + weigh(entry.words) * WORD + weigh(entry.fields) * FIELD;
}

/** Below this, words name no domain. */
const LEAST = 2.2;
/** By so much the best has to be better than the next. */
const MARGIN = 1.15;

/** So many of the domains that a text may be of are looked at for their records. */
const NEAREST = 12;
/** Of so many fields at least the words have to be known, so that they say what a record is. */
const LEAST_FIELDS = 3;

/**
 * What the records with these fields are called in the domain that a text speaks of, in sentence case; undefined where no such
 * records hold most of them.
 */
export function findRecordName(text: string, fields: readonly string[]): string | undefined {
  index ??= makeIndex();
  const all = index;
  const said = new Set(stems(text));
  const named = fields.map((field) => stems(field)).filter((words) => words.length > 0);
  const near = all.entries
    .map((entry) => ({ entry, score: scoreOf(entry, said, all) }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST);
  const best = near
    .flatMap(({ entry, score }) =>
      entry.archetype.draft.entities.map((entity) => {
        const known = Object.keys(entity.fields).map((field) => new Set(stems(field)));
        const hits = named.filter((words) => known.some((one) => words.some((word) => one.has(word)))).length;
        return { name: entity.name, hits, score: hits * 2 + score };
      }),
    )
    .filter(({ hits }) => hits >= LEAST_FIELDS || (hits >= 2 && hits * 2 > named.length))
    .sort((a, b) => b.score - a.score)[0];
  return best?.name;
}

/**
 * The archetype that a text speaks of, scored over all of its words (READ-04); undefined where none fits well, or two fit alike.
 * Takes time in proportion to the text.
 */
export function findArchetype(text: string): ArchetypeMatch | undefined {
  index ??= makeIndex();
  const all = index;
  const said = new Set(stems(text));
  const [best, next] = all.entries
    .map((entry) => ({ archetype: entry.archetype, score: scoreOf(entry, said, all) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= LEAST && best.score >= (next?.score ?? 0) * MARGIN ? best : undefined;
}
