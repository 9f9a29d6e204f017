import type { ApplicationModel, Coverage, RunSubject } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { blastBetween } from '../operations/blast';
import { changeAbout } from '../pointing/change-about';
import type { Touched } from '../reading/world';
import type { ChangeResult, FileTable } from '../types';
import { asSentences, doneByWords, notUnderstood } from '../words-besides';
import { applyTables } from './apply-tables';
import { isBare } from './bare-words';
import { saidOfTables } from './said-of-tables';

const changeByWords = (
  model: ApplicationModel,
  message: string,
  touched: Touched,
  about: RunSubject | undefined,
) => (about ? changeAbout(model, message, about, touched) : changeApplication(model, message, touched));

/** What of the rows is not as it was asked for. */
const notes = (coverage: readonly Coverage[]) =>
  asSentences(
    coverage.flatMap(({ state, why }) => (state === 'different' && why !== undefined ? [why] : [])),
  );

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
  const said = saidOfTables(model, message, tables);
  const isAsked = tables.length === 0 || said.rest !== '';
  const words = tables.length === 0 ? message : said.rest;
  const asked = isAsked ? changeByWords(model, words, touched, about) : undefined;
  if (tables.length === 0 && asked) return asked;
  const base = doneByWords(asked, model);
  const {
    model: after,
    changes,
    coverage,
  } = applyTables(base.model, tables, { isNew: false, said: new Set(), name: said.name, links: said.links });
  return {
    kind: 'changed',
    model: after,
    modelChanges: [...base.modelChanges, ...changes],
    data: base.data,
    blast: blastBetween(model, after, base.data),
    assumptions: base.assumptions,
    coverage: [...base.coverage, ...(isBare(words, tables) ? [] : notUnderstood(asked, words)), ...coverage],
    answer: [...base.answers, ...asSentences(changes).slice(-5), ...notes(coverage)].join(' '),
    touched: asked?.touched ?? touched,
  };
}
