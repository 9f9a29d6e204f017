import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { readExclusion } from '../exclusion';
import { wordsOf, cleanText, listOf, shorten } from '../text';
import { interpret, type ClauseResult } from './interpret';
import { suggest } from './suggest';
import type { Absence } from '../../coverage/claim';
import { proveCoverage } from '../../coverage/prove-coverage';
import { furnishChange } from '../../furnish/furnish';
import { blastOf } from '../../operations/blast';
import type { ChangeResult } from '../../types';

const raise = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const full = (text: string) => `${raise(text).replace(/[.]+$/, '')}.`;

function notDone(clause: ClauseResult): Coverage[] {
  if (clause.missing.length > 0) return [...clause.missing];
  if (!clause.understood) return [{ phrase: clause.text, state: 'missing', why: 'This was not understood' }];
  return clause.applied.length === 0
    ? [{ phrase: clause.text, state: 'missing', why: raise(clause.noEffect.join('; ')) }]
    : [];
}

function describeChanges(changes: readonly string[], left: readonly Coverage[]): string {
  const shown = changes.slice(0, 4).map(raise);
  const more = changes.length > 4 ? ` and ${String(changes.length - 4)} more` : '';
  const missing = left
    .filter((part) => part.state === 'missing')
    .map((part) => `'${shorten(part.phrase, 60)}' (${(part.why ?? '').replace(/\.$/, '')})`);
  const rest = missing.length > 0 ? ` Not done: ${listOf(missing.slice(0, 3))}.` : '';
  const notes = left.filter((part) => part.state === 'different').map((part) => ` ${full(part.why ?? '')}`);
  return `${shown.join('. ')}${more}.${notes.slice(0, 2).join('')}${rest}`;
}

function notUnderstood(
  model: ApplicationModel,
  message: string,
  clauses: readonly ClauseResult[],
): ChangeResult {
  const texts = clauses.flatMap((clause) =>
    clause.missing.length > 0 ? clause.missing.map((part) => part.phrase) : [clause.text],
  );
  const words = [...new Set(texts.flatMap((text) => wordsOf(text)))].slice(0, 12);
  const reasons = [
    ...new Set(clauses.flatMap((clause) => clause.missing.map((part) => part.why ?? ''))),
  ].filter(Boolean);
  const suggestions = suggest(model, message);
  const named =
    words.length === 0 ? 'the message' : `'${shorten(cleanText(texts.join(' ')) || words.join(' '), 80)}'`;
  const start =
    reasons.length > 0
      ? `${reasons.join('. ')}, so ${named} changed nothing.`
      : `I did not understand ${named}, so nothing was changed.`;
  return {
    kind: 'not_understood',
    words,
    suggestions,
    answer: `${start} You could say: ${listOf(
      suggestions.map((text) => `'${text}'`),
      'or',
    )}.`,
  };
}

/** 'no calendar', which no reader makes anything of, asks for what is not there. */
function refusalIn({ phrase, state }: Coverage): Absence | undefined {
  const exclusion = state === 'missing' ? readExclusion(phrase) : undefined;
  if (!exclusion || exclusion.why !== undefined || exclusion.wanted.length > 0) return undefined;
  return { phrase, asks: 'absence', nouns: exclusion.nouns };
}

/** What became of a wish that no reader fulfilled. A view that nobody can ask for in words yet may have come with a field. */
function settled(model: ApplicationModel, part: Coverage): Coverage[] {
  const refusal = refusalIn(part);
  if (refusal) return proveCoverage(model, [refusal]);
  const { phrase, state, why = '' } = part;
  const isThere = state === 'missing' && proveCoverage(model, [{ phrase, state, why }])[0]?.state === 'built';
  return isThere ? [] : [part];
}

/** What a message comes to by the readers of plain orders: 'add a phone number', 'sort by date'. Pure, never throws. */
export function changeByPatterns(model: ApplicationModel, message: string): ChangeResult {
  const { model: changed, clauses } = interpret(model, message);
  const applied = clauses.flatMap((clause) => clause.applied);
  if (applied.length === 0) {
    const reasons = clauses.flatMap((clause) => clause.noEffect);
    const isClear =
      reasons.length > 0 && clauses.every((clause) => clause.understood && clause.missing.length === 0);
    if (isClear)
      return {
        kind: 'no_effect',
        answer: `Nothing was changed: ${listOf([...new Set(reasons)]).replace(/\.$/, '')}.`,
      };
    return notUnderstood(
      model,
      message,
      clauses.filter((clause) => clause.applied.length === 0),
    );
  }
  const modelChanges = applied.map((step) => step.change);
  if (JSON.stringify(changed) === JSON.stringify(model))
    return { kind: 'no_effect', answer: 'Nothing was changed: the message undoes what it asks for.' };
  const left = clauses.flatMap(notDone);
  const phrases = left.flatMap(({ phrase, state }) => (state === 'missing' ? [phrase] : []));
  const exclusions = left.flatMap((part) => refusalIn(part)?.nouns ?? []);
  const furnished = furnishChange(model, changed, { exclusions, phrases });
  const coverage = left.flatMap((part) => settled(furnished.model, part));
  return {
    kind: 'changed',
    model: furnished.model,
    modelChanges: [...modelChanges, ...furnished.changes],
    data: {
      converted: applied.flatMap((step) => step.converted).map(full),
      archived: applied.flatMap((step) => step.archived).map(full),
    },
    blast: blastOf(model, furnished.model),
    assumptions: applied.flatMap((step) => step.assumption ?? []).map(full),
    coverage,
    answer: describeChanges(modelChanges, coverage),
  };
}
