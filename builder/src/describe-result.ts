import { isMostlyMade, type ApplicationModel, type Coverage } from '@tessera/shared/contracts';
import { inSentence } from './words/casing';
import { listOf, shorten } from './words/text';

/** What the assistant says of a new application: its tables, and what of the prompt was not built, first where that is most of it. */
export function describeResult(model: ApplicationModel, coverage: readonly Coverage[]): string {
  const tables = model.entities.map((entity) => {
    const fields = entity.fields.slice(0, 8).map((field) => inSentence(field.name));
    const more = entity.fields.length > fields.length ? ' and more' : '';
    return `${inSentence(entity.plural)} with ${listOf(fields)}${more}`;
  });
  const missing = sentenceOf('Not built', coverage, 'missing');
  if (isMostlyMade(coverage)) return `${model.title} is ready: ${tables.join('; ')}.${missing}`;
  const different = sentenceOf('Built differently', coverage, 'different');
  return `Here is what I made of it.${missing}${different} ${model.title} has ${tables.join('; ')}.`;
}

/** ` Not built: 'reminders' and 2 more.`; nothing where there is nothing of that state. */
function sentenceOf(start: string, coverage: readonly Coverage[], state: Coverage['state']): string {
  const phrases = coverage.filter((part) => part.state === state).map(({ phrase }) => phrase);
  if (phrases.length === 0) return '';
  const shown = phrases.slice(0, 3).map((phrase) => `'${shorten(phrase.replace(/[\s.,;:]+$/u, ''), 50)}'`);
  const more = phrases.length > shown.length ? ` and ${String(phrases.length - shown.length)} more` : '';
  return ` ${start}: ${listOf(shown)}${more}.`;
}

/** What there is in a new application, as its receipt says it. */
export function tablesOf({ entities }: ApplicationModel): string[] {
  return entities.map(
    ({ name, fields: { length } }) =>
      `table ${name} with ${String(length)} ${length === 1 ? 'field' : 'fields'}`,
  );
}
