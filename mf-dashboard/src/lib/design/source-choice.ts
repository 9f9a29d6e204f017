import { designOfTables, inSentence, type TableFate, type TablesDesign } from '@tessera/builder/design';
import { MOST_APP_TABLES, type ApplicationModel, type SourceTable } from '@tessera/shared/contracts';

/** Tables by their place: two may be called the same in two schemas. */
export type Ticks = ReadonlySet<number>;

/** All that are not there already, as far as there is room. */
export function firstTicks(tables: readonly SourceTable[], model: ApplicationModel): Ticks {
  const fates = designOfTables(tables, model, () => false).tables;
  const fresh = fates.flatMap(({ isThere }, place) => (isThere ? [] : [place]));
  const { tables: taken } = designOfTables(tables, model, (table) => fresh.includes(tables.indexOf(table)));
  // A join table takes no room; beyond the room nothing is taken.
  return new Set(fresh.filter((place) => taken[place]?.isTaken === true));
}

/** What the ticked tables come to. */
export function chosenDesign(
  tables: readonly SourceTable[],
  model: ApplicationModel,
  ticks: Ticks,
): TablesDesign {
  const wanted = new Set([...ticks].map((place) => tables[place]));
  return designOfTables(tables, model, (table) => wanted.has(table));
}

/** What a table becomes, in words. */
export function fateInWords({ becomes, isTaken, isThere }: TableFate, isTicked: boolean): string {
  if (isTaken) return `Becomes ${inSentence(becomes)}`;
  if (isTicked) return `Left out, as an app has at most ${String(MOST_APP_TABLES)} tables`;
  return isThere ? `Skipped: you already have a table called ${becomes}` : 'Left out';
}
