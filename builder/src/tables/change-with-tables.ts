import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { blastBetween } from '../operations/blast';
import type { Touched } from '../reading/world';
import type { ChangeResult, FileTable } from '../types';
import { shorten } from '../words/text';
import { applyTables } from './apply-tables';
import { isBare } from './bare-words';

/**
 * Changes an application by a message that comes with tables: a table of records that are there adds to them, any other is a new
 * table. What the message asks for besides is done first; one that says nothing else is no failure.
 */
export function changeWithTables(
  model: ApplicationModel,
  message: string,
  tables: readonly FileTable[],
  touched: Touched,
): ChangeResult & { readonly touched: Touched } {
  const asked = changeApplication(model, message, touched);
  if (tables.length === 0) return asked;
  const base = asked.kind === 'changed' ? asked : undefined;
  const {
    model: after,
    changes,
    coverage,
  } = applyTables(base?.model ?? model, tables, {
    isNew: false,
    said: new Set(),
  });
  const data = base?.data ?? { converted: [], archived: [] };
  const isLeft = asked.kind === 'not_understood' && !isBare(message, tables);
  const left: Coverage[] = isLeft
    ? [{ phrase: shorten(message, 200), state: 'missing', why: 'This was not understood' }]
    : [];
  const told = changes.map((change) => `${change.slice(0, 1).toUpperCase()}${change.slice(1)}.`).slice(-4);
  return {
    kind: 'changed',
    model: after,
    modelChanges: [...(base?.modelChanges ?? []), ...changes],
    data,
    blast: blastBetween(model, after, data),
    assumptions: base?.assumptions ?? [],
    coverage: [...(base?.coverage ?? []), ...left, ...coverage],
    answer: [...(base ? [base.answer] : []), ...told].join(' '),
    touched: asked.touched,
  };
}
