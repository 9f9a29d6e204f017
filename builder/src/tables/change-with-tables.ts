import type { ApplicationModel, Coverage, RunSubject } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { blastBetween } from '../operations/blast';
import { changeAbout } from '../pointing/change-about';
import type { Touched } from '../reading/world';
import type { ChangeResult, FileTable } from '../types';
import { shorten } from '../words/text';
import { applyTables } from './apply-tables';
import { isBare } from './bare-words';

type Asked = ReturnType<typeof changeApplication>;

const NOTHING = {
  modelChanges: [],
  data: { converted: [], archived: [] },
  assumptions: [],
  coverage: [],
  answers: [],
} as const;

/** What the words alone came to. */
function doneBy(asked: Asked, model: ApplicationModel) {
  if (asked.kind !== 'changed') return { ...NOTHING, model };
  return { ...asked, answers: [asked.answer] };
}

/** Words that ask for more than that the tables are taken in, and were not understood. */
function leftOf(asked: Asked, message: string, tables: readonly FileTable[]): Coverage[] {
  if (asked.kind !== 'not_understood' || isBare(message, tables)) return [];
  return [{ phrase: shorten(message, 200), state: 'missing', why: 'This was not understood' }];
}

/**
 * Changes an application by a message that comes with tables: a table of records that are there adds to them, any other is a new
 * table. What the message asks for besides is done first; one that says nothing else is no failure. `about` is what was pointed at.
 */
export function changeWithTables(
  model: ApplicationModel,
  message: string,
  tables: readonly FileTable[],
  touched: Touched,
  about?: RunSubject,
): ChangeResult & { readonly touched: Touched } {
  const asked = about
    ? changeAbout(model, message, about, touched)
    : changeApplication(model, message, touched);
  if (tables.length === 0) return asked;
  const base = doneBy(asked, model);
  const {
    model: after,
    changes,
    coverage,
  } = applyTables(base.model, tables, {
    isNew: false,
    said: new Set(),
  });
  const told = changes.map((change) => `${change.slice(0, 1).toUpperCase()}${change.slice(1)}.`).slice(-4);
  return {
    kind: 'changed',
    model: after,
    modelChanges: [...base.modelChanges, ...changes],
    data: base.data,
    blast: blastBetween(model, after, base.data),
    assumptions: base.assumptions,
    coverage: [...base.coverage, ...leftOf(asked, message, tables), ...coverage],
    answer: [...base.answers, ...told].join(' '),
    touched: asked.touched,
  };
}
