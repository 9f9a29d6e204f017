import { schemaOf } from '@tessera/builder/design';
import type { ApplicationModel, Field } from '@tessera/shared/contracts';

const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
const named = (name: string) => `"${name.replaceAll('"', '\\"')}"`;

/** A type of several words or with brackets stands in quotes. */
const typed = (type: string) => (/^\w+$/u.test(type) ? type : named(type));

/** The tables of an application as DBML, with the names that they have in the database. */
export function dbmlOf(model: ApplicationModel): string {
  const { tables } = schemaOf(model);
  const nameOf = new Map(tables.map(({ entity, name }) => [entity, name]));
  const fields = new Map(model.entities.flatMap((entity) => entity.fields).map((field) => [field.id, field]));
  const parts = tables.map(({ name, entity, columns, indexes }) => {
    const plural = model.entities.find(({ id }) => id === entity)?.plural ?? name;
    const lines = columns.map((column) => {
      const settings = settingsOf(
        fields.get(column.field),
        column.references && nameOf.get(column.references),
      );
      return `  ${named(column.name)} ${typed(column.type)}${settings}`;
    });
    const own = ['  "id" text [pk]', '  "created_at" timestamptz', '  "updated_at" timestamptz'];
    const all = [...own, ...lines, ...indexLines(indexes), `  Note: ${quote(plural)}`];
    return `Table ${named(name)} {\n${all.join('\n')}\n}`;
  });
  const joins = tables.flatMap((table) =>
    table.joins.map(
      ({ name, references }) =>
        `Table ${named(name)} {\n` +
        `  "record_id" text [ref: > ${named(table.name)}."id"]\n` +
        `  "target_id" text [ref: > ${named(nameOf.get(references) ?? '')}."id"]\n` +
        `  "position" bigint\n}`,
    ),
  );
  return `${[...parts, ...joins].join('\n\n')}\n`;
}

function indexLines(indexes: readonly { readonly columns: readonly string[] }[]): string[] {
  if (indexes.length === 0) return [];
  const lines = indexes.map(({ columns }) => `    (${columns.map(named).join(', ')})`);
  return ['  indexes {', ...lines, '  }'];
}

function settingsOf(field: Field | undefined, target: string | undefined): string {
  const settings = [
    ...(field?.unique === true ? ['unique'] : []),
    ...(target === undefined ? [] : [`ref: > ${named(target)}."id"`]),
    ...(field ? [`note: ${quote(field.name)}`] : []),
  ];
  return settings.length > 0 ? ` [${settings.join(', ')}]` : '';
}
