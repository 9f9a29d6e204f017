import type { ApplicationModel, Entity } from '@tessera/shared/contracts';

const MAX = 60;

/** The same name for whoever reads: case and outer space aside. */
export const nameKey = (name: string) => name.trim().toLowerCase().replace(/\s+/gu, ' ');

function whyNoName(name: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Write a name with at least one letter or digit.';
  return name.trim().length > MAX ? `A name has at most ${String(MAX)} characters.` : undefined;
}

/** Why a table cannot be called so; `except` is the table itself. */
export function whyNotTable(
  { entities }: Pick<ApplicationModel, 'entities'>,
  name: string,
  except?: string,
): string | undefined {
  const twin = entities.find(({ id, name: one }) => id !== except && nameKey(one) === nameKey(name));
  return whyNoName(name) ?? (twin && `There is already a table ${twin.name}.`);
}

/** Why a column cannot be called so; `except` is the column itself. */
export function whyNotColumn(
  { fields, name: table }: Pick<Entity, 'fields' | 'name'>,
  name: string,
  except?: string,
): string | undefined {
  const twin = fields.find(({ id, name: one }) => id !== except && nameKey(one) === nameKey(name));
  return whyNoName(name) ?? (twin && `${table} already has a column ${twin.name}.`);
}

/** The options of a choice as somebody types them: one a line, or with commas between. */
export function optionsIn(text: string): string[] {
  const separator = text.includes('\n') ? /\n/u : /,/u;
  const labels = text
    .split(separator)
    .map((label) => label.trim())
    .filter((label) => label !== '');
  return labels.filter(
    (label, place) => labels.findIndex((one) => nameKey(one) === nameKey(label)) === place,
  );
}
