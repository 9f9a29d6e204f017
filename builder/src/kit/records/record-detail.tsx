import type { ComponentType } from 'react';
import { nameOf } from '../data/entity';
import { formatMoment } from '../data/format';
import type { Entity, Field, Row } from '../data/types';
import { FieldValue } from '../fields/field-value';
import { BackIcon, DeleteIcon, EditIcon } from '../frame/icons';
import { PageHeading } from '../frame/page';
import { hrefOf } from '../frame/router';
import { useRights, useRow } from '../frame/store-context';
import { ActionButton, useActionsFor } from '../lists/quick-actions';
import { RecordBadges } from '../lists/record-badges';
import { useDeleteAndLeave } from './delete-record';
import { MissingRecord } from './missing-record';
import { Neighbours } from './neighbours';

interface RecordDetailProps {
  readonly entity: Entity;
  readonly id: string;
  /** What is shown, in order. */
  readonly fields: readonly Field[];
  /** `LinkedLists`, where records of other kinds point at these. */
  readonly links?: ComponentType<{ readonly entity: Entity; readonly row: Row }>;
}

/** Everything about one record. */
export function RecordDetail({ entity, id, ...shown }: RecordDetailProps) {
  const row = useRow(entity.id, id);
  return row ? <Detail entity={entity} row={row} {...shown} /> : <MissingRecord entity={entity} />;
}

interface DetailProps extends Omit<RecordDetailProps, 'id'> {
  readonly row: Row;
}

function Detail({ entity, row, fields, links: Links }: DetailProps) {
  const name = nameOf(entity, row);
  return (
    <article className="sheet">
      <div className="detail-top">
        <a className="back-link" href={hrefOf(entity.path, 'list')}>
          <BackIcon />
          {entity.plural}
        </a>
        <Neighbours entity={entity} row={row} />
      </div>
      <div className="page-head">
        <PageHeading
          title={name}
          part={entity.label.key}
          aside={<RecordBadges entity={entity} row={row} />}
        />
        <DetailActions entity={entity} row={row} />
      </div>
      <dl className="detail">
        {fields.map((field) => (
          <div key={field.key} className={`detail-row detail-${field.type}`} data-part={field.key}>
            <dt dir="auto">{field.name}</dt>
            <dd>
              <FieldValue field={field} value={row.values[field.key]} name={name} isFull />
            </dd>
          </div>
        ))}
      </dl>
      {Links && <Links entity={entity} row={row} />}
      <Dates row={row} />
    </article>
  );
}

function DetailActions({ entity, row }: { readonly entity: Entity; readonly row: Row }) {
  const onDelete = useDeleteAndLeave(entity);
  const { change, remove } = useRights(entity);
  return (
    <div className="page-actions">
      {useActionsFor(entity, row).map((action) => (
        <ActionButton key={action.id} entity={entity} row={row} action={action} className="button" />
      ))}
      {change && (
        <a className="button button-primary" id="edit-record" href={hrefOf(entity.path, 'edit', row.id)}>
          <EditIcon />
          Edit
        </a>
      )}
      {remove && (
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
      )}
    </div>
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
