import type { BreachesOfAll } from './store';
import type { Breach } from './rules';
import type { Entity, Value } from './types';

/** What is wrong with a cell, or with a record as a whole, where there is no field. */
export interface ImportProblem {
  readonly field: string | null;
  readonly message: string;
}

/** A line of a file as it would be stored. */
export interface ImportRow {
  /** As the spreadsheet counts: the line of the headers is 1. */
  readonly line: number;
  /** By the keys of the fields. */
  readonly values: Readonly<Record<string, Value>>;
  /** Cells that cannot be read; they are left empty. */
  readonly problems: readonly ImportProblem[];
  /** Why the record cannot be added at all; empty where it can. */
  readonly refusals: readonly ImportProblem[];
}

/** Says what is wrong with new records, as the store does. */
export type CheckAll = (values: readonly ImportRow['values'][]) => BreachesOfAll;

/** So often it is tried which records fit together; after that those that are still in doubt are refused. */
const MOST_TRIALS = 200;

/** Says which rows cannot be added. Of rows that exclude each other, as two with the same unique value, the first stays. */
export function refuse(entity: Entity, rows: readonly ImportRow[], check: CheckAll): readonly ImportRow[] {
  const { ofEach } = check(rows.map(({ values }) => values));
  const isSuspect = (place: number) => (ofEach[place] ?? []).length > 0;
  const trial: Trial = { check, accepted: [], refused: new Map(), left: MOST_TRIALS };
  // Those that nothing speaks against first: mostly they are all fine, and that is known at once.
  fit(
    trial,
    rows.filter((_, place) => !isSuspect(place)),
  );
  fit(
    trial,
    rows.filter((_, place) => isSuspect(place)),
  );
  return rows.map((row) => {
    const breaches = trial.refused.get(row) ?? [];
    return { ...row, refusals: breaches.map((breach) => problemOf(entity, breach)) };
  });
}

interface Trial {
  readonly check: CheckAll;
  readonly accepted: ImportRow[];
  readonly refused: Map<ImportRow, readonly Breach[]>;
  /** How many checks may still be made. */
  left: number;
}

/** Accepts all rows where they fit, else tries each half. */
function fit(trial: Trial, rows: readonly ImportRow[]): void {
  if (rows.length === 0) return;
  trial.left -= 1;
  const { accepted, refused } = trial;
  const { ofEach, ofOthers } = trial.check([...accepted, ...rows].map(({ values }) => values));
  if (ofOthers.length === 0 && ofEach.every((breaches) => breaches.length === 0)) {
    accepted.push(...rows);
  } else if (rows.length > 1 && trial.left > 0) {
    const middle = Math.ceil(rows.length / 2);
    fit(trial, rows.slice(0, middle));
    fit(trial, rows.slice(middle));
  } else {
    const elsewhere = [...ofOthers, ...ofEach.slice(0, accepted.length).flat()];
    rows.forEach((row, place) => {
      const own = ofEach[accepted.length + place] ?? [];
      refused.set(row, own.length > 0 ? own : elsewhere);
    });
  }
}

function problemOf(entity: Entity, { key, message }: Breach): ImportProblem {
  const [field = null] = Object.entries(entity.fields).find(([, one]) => one.key === key) ?? [];
  return { field, message };
}
