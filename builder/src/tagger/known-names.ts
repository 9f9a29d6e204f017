import { ARCHETYPES } from '../archetypes/index';
import type { Token } from '../language/token';
import { singular } from '../words/inflect';
import { rangesOfRecords } from './name-ranges';

let records: ReadonlySet<string> | undefined;

/** Names of kinds of records that the archetypes know. */
export function recordNames(): ReadonlySet<string> {
  records ??= new Set(
    ARCHETYPES.flatMap(({ draft }) =>
      draft.entities.flatMap(({ name }) => [
        name.toLowerCase(),
        singular(name.toLowerCase().split(' ').at(-1) ?? ''),
      ]),
    ),
  );
  return records;
}

export const recordRanges = (tokens: readonly Token[]): string[] =>
  rangesOfRecords(tokens, (noun) => recordNames().has(noun));
