import type { ApplicationModel, RunSubject } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { blastBetween } from '../operations/blast';
import { changeAbout } from '../pointing/change-about';
import type { Touched } from '../reading/world';
import type { ChangeResult, FileTable } from '../types';
import { asSentences, doneByWords, notUnderstood } from '../words-besides';
import { applyTables } from './apply-tables';
import { isBare } from './bare-words';

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
  const base = doneByWords(asked, model);
  const {
    model: after,
    changes,
    coverage,
  } = applyTables(base.model, tables, {
    isNew: false,
    said: new Set(),
  });
  return {
    kind: 'changed',
    model: after,
    modelChanges: [...base.modelChanges, ...changes],
    data: base.data,
    blast: blastBetween(model, after, base.data),
    assumptions: base.assumptions,
    coverage: [
      ...base.coverage,
      ...(isBare(message, tables) ? [] : notUnderstood(asked, message)),
      ...coverage,
    ],
    answer: [...base.answers, ...asSentences(changes).slice(-4)].join(' '),
    touched: asked.touched,
  };
}
