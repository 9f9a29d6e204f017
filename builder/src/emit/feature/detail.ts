import { propertyOf, type EntityContext } from '../context';
import { Imports } from '../imports';
import { element, returned } from '../jsx';
import { arrayOf, hardLine, indent, print } from '../layout';
import { referencesTo } from '../../model/references-to';
import { inComment } from '../source-text';

/** `Detail.tsx`: everything about one record, with the records that point at it. */
export function emitDetail(context: EntityContext): string {
  const { model, entity, own } = context;
  const imports = new Imports();
  const isPointedAt = referencesTo(model, entity.id).length > 0;
  const detail = element(imports.value('../../kit/records/record-detail', 'RecordDetail'), [
    `entity={${imports.value('./model', own.constant)}}`,
    'id={id}',
    'fields={shown}',
    ...(isPointedAt ? [`links={${imports.value('../../kit/records/linked-lists', 'LinkedLists')}}`] : []),
  ]);
  const shown = entity.fields.map(({ id }) => `fields.${propertyOf(context, id)}`);
  return print([
    imports.print(),
    [`const { fields } = ${own.constant};`, hardLine, hardLine],
    ['/** What the page of a record shows, in order. */', hardLine],
    ['const shown = ', arrayOf(shown), ';', hardLine, hardLine],
    [`interface ${own.component}DetailProps {`, indent([hardLine, 'readonly id: string;']), hardLine, '}'],
    [hardLine, hardLine, `/** One of the ${inComment(entity.plural)}. */`, hardLine],
    `export function ${own.component}Detail({ id }: ${own.component}DetailProps) {`,
    [indent([hardLine, returned(detail)]), hardLine, '}'],
  ]);
}
