import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { inSentence } from './words/casing';
import { listOf, shorten } from './words/text';

/** What the assistant says of a new application: its tables, and what of the prompt was not built. */
export function describeResult(model: ApplicationModel, coverage: readonly Coverage[]): string {
  const tables = model.entities.map((entity) => {
    const fields = entity.fields.slice(0, 8).map((field) => inSentence(field.name));
    const more = entity.fields.length > fields.length ? ' and more' : '';
    return `${inSentence(entity.plural)} with ${listOf(fields)}${more}`;
  });
  const missing = coverage.filter((part) => part.state === 'missing');
  const start = `${model.title} is ready: ${tables.join('; ')}.`;
  if (missing.length === 0) return start;
  const shown = missing.slice(0, 3).map((part) => `'${shorten(part.phrase, 50)}'`);
  const more = missing.length > shown.length ? ` and ${String(missing.length - shown.length)} more` : '';
  return `${start} Not built: ${listOf(shown)}${more}.`;
}

/** What there is in a new application, as its receipt says it. */
export function tablesOf({ entities }: ApplicationModel): string[] {
  return entities.map(
    ({ name, fields: { length } }) =>
      `table ${name} with ${String(length)} ${length === 1 ? 'field' : 'fields'}`,
  );
}
