import { useDeleteAndLeave } from './delete-record';
import { nameOf } from '../data/entity';
import { FieldValue } from '../fields/field-value';
import { formatMoment } from '../data/format';
import { BackIcon, DeleteIcon, EditIcon } from '../frame/icons';
import { MissingRecord } from './missing-record';
import { PageHeading } from '../frame/page';
import { hrefOf } from '../frame/router';
import { useRows } from '../frame/store-context';
import type { Entity, Field, Row } from '../data/types';

interface RecordDetailProps {
  readonly entity: Entity;
  readonly id: string;
  /** What is shown, in order. */
  readonly fields: readonly Field[];
}

/** Everything about one record. */
export function RecordDetail({ entity, id, fields }: RecordDetailProps) {
  const row = useRows(entity).find((candidate) => candidate.id === id);
  return row ? <Detail entity={entity} row={row} fields={fields} /> : <MissingRecord entity={entity} />;
}

interface DetailProps extends Omit<RecordDetailProps, 'id'> {
  readonly row: Row;
}

function Detail({ entity, row, fields }: DetailProps) {
  const onDelete = useDeleteAndLeave(entity);
  return (
    <article className="sheet">
      <a className="back-link" href={hrefOf(entity.path, 'list')}>
        <BackIcon />
        {entity.plural}
      </a>
      <div className="page-head">
        <PageHeading title={nameOf(entity, row)} />
        <div className="page-actions">
          <a className="button button-primary" id="edit-record" href={hrefOf(entity.path, 'edit', row.id)}>
            <EditIcon />
            Edit
          </a>
          <button
            type="button"
            className="button"
            onClick={() => {
              onDelete(row);
            }}
          >
            <DeleteIcon />
            Delete
          </button>
        </div>
      </div>
      <dl className="detail">
        {fields.map((field) => (
          <div key={field.key} className={`detail-row detail-${field.type}`}>
            <dt dir="auto">{field.name}</dt>
            <dd>
              <FieldValue field={field} value={row.values[field.key]} name={nameOf(entity, row)} isFull />
            </dd>
          </div>
        ))}
      </dl>
      <Dates row={row} />
    </article>
  );
}

function Dates({ row }: { readonly row: Row }) {
  const { createdAt, updatedAt } = row.record;
  const added = formatMoment(createdAt);
  const changed = formatMoment(updatedAt);
  if (added === '') return null;
  return (
    <p className="detail-dates">
      Added {added}
      {changed !== '' && changed !== added && ` · Changed ${changed}`}
    </p>
  );
}
