import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import styled from 'styled-components';
import { ITSELF, rowName, type ColumnRow, type TableFormState } from './table-form-state';

interface RelationsSectionProps {
  form: TableFormState;
  entity: Entity | undefined;
  model: ApplicationModel;
}

interface Sentence {
  readonly key: string;
  readonly words: string;
}

const ON_DELETE = {
  refuse: 'That record cannot be deleted while it is linked.',
  cascade: 'Deleting that record deletes these records too.',
  clear: 'Deleting that record clears the link.',
} as const;

/** What the links of the form lead to. */
function linksOf({ columns }: TableFormState, { entities }: ApplicationModel): Sentence[] {
  const wordsOf = (row: ColumnRow, place: number) => {
    const { target, many, onDelete } = row.form;
    const name = rowName(row, place);
    const plural = target === ITSELF ? 'this table' : entities.find(({ id }) => id === target)?.plural;
    if (plural === undefined) return `${name} links to a table that is not chosen yet.`;
    return many
      ? `${name} links to several records in ${plural}.`
      : `${name} links to one record in ${plural}. ${ON_DELETE[onDelete]}`;
  };
  return columns.flatMap((row, place) =>
    row.form.type === 'reference' ? [{ key: row.key, words: wordsOf(row, place) }] : [],
  );
}

/** What leads here from other tables, as they are saved. */
function linksTo(entity: Entity, { entities }: ApplicationModel): Sentence[] {
  return entities
    .filter(({ id }) => id !== entity.id)
    .flatMap(({ plural, fields }) =>
      fields
        .filter(({ reference }) => reference?.entity === entity.id)
        .map((field) => ({ key: field.id, words: `${plural} link to this table through ${field.name}.` })),
    );
}

/** How the table hangs together with others (SCR-14). A link is a column: it is added and changed there. */
export function RelationsSection({ form, entity, model }: RelationsSectionProps) {
  const sentences = [...linksOf(form, model), ...(entity ? linksTo(entity, model) : [])];
  return (
    <section aria-labelledby="table-relations">
      <h2 id="table-relations">Relations</h2>
      {sentences.length === 0 ? (
        <p>No links yet. Use ‘Add link’ to connect these records to another table.</p>
      ) : null}
      <List>
        {sentences.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin: ${({ theme }) => theme.space[2]} 0 0;
  padding-inline-start: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
