import { nameOf } from '../data/entity';
import type { Entity, Link, Row } from '../data/types';
import { inSentence } from '../data/words';
import { FieldValue } from '../fields/field-value';
import { PlusIcon } from '../frame/icons';
import { hrefOf } from '../frame/router';
import { useEntity } from '../frame/sections-context';
import { useLinked, useRights, useStore } from '../frame/store-context';
import { RecordHead } from '../lists/record-head';
import { beginWith } from './begin';
import { onlyWithAccess } from './no-access';
import { linkedColumns, totalsOf } from './linked-columns';

/** A page shows no more of a list than one takes in at a glance; the list's own page shows all. */
const MOST_ROWS = 10;

interface LinkedListsProps {
  readonly entity: Entity;
  readonly row: Row;
}

/** The records that point at one: each list with its count and totals, and a button that adds to it. */
export function LinkedLists({ entity, row }: LinkedListsProps) {
  return Object.entries(entity.links).map(([name, link]) => (
    <LinkedList key={name} entity={entity} row={row} name={name} link={link} />
  ));
}

interface LinkedListProps extends LinkedListsProps {
  readonly name: string;
  readonly link: Link;
}

function LinkedList({ entity, row, name, link }: LinkedListProps) {
  const from = useEntity(link.from);
  const linked = useLinked(entity, row.id, name);
  const { read } = useRights(from);
  const id = `linked-${name}`;
  return (
    <section className="linked-list" aria-labelledby={id}>
      <div className="linked-head">
        <h2 id={id} dir="auto">
          {link.name} <span className="count">{linked.length}</span>
        </h2>
        <Totals from={from} rows={linked} />
        <AddLinked from={from} link={link} row={row} />
      </div>
      {linked.length === 0 ? (
        <p className="linked-none">
          {read ? `No ${inSentence(from.plural)} yet.` : onlyWithAccess('see', from)}
        </p>
      ) : (
        <LinkedTable from={from} link={link} rows={linked.slice(0, MOST_ROWS)} label={link.name} />
      )}
      {linked.length > MOST_ROWS && (
        <a className="linked-more" href={`${hrefOf(from.path, 'list')}?${link.by}=${row.id}`}>
          Show all {linked.length}
        </a>
      )}
    </section>
  );
}

function Totals({ from, rows }: { readonly from: Entity; readonly rows: readonly Row[] }) {
  const totals = totalsOf(from, rows);
  if (totals.length === 0) return null;
  return (
    <dl className="linked-totals">
      {totals.map(({ name, text }) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AddLinkedProps {
  readonly from: Entity;
  readonly link: Link;
  readonly row: Row;
}

/** Begins the form of a record that points here. */
function AddLinked({ from, link, row }: AddLinkedProps) {
  const { visit } = useStore();
  const { add } = useRights(from);
  const field = from.fields[link.by];
  if (!add || field?.type !== 'reference' || field.compute) return null;
  return (
    <a
      className="button"
      href={hrefOf(from.path, 'new')}
      onClick={() => {
        beginWith(visit, from, { [field.key]: field.many === true ? [row.id] : row.id });
      }}
    >
      <PlusIcon />
      Add {inSentence(from.name)}
    </a>
  );
}

interface LinkedTableProps {
  readonly from: Entity;
  readonly link: Link;
  readonly rows: readonly Row[];
  readonly label: string;
}

function LinkedTable({ from, link, rows, label }: LinkedTableProps) {
  const columns = linkedColumns(from, link.by);
  return (
    <div className="linked-frame">
      <table className="linked-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col" dir="auto" data-part={from.label.key}>
              {from.label.name}
            </th>
            {columns.map((field) => (
              <th
                key={field.key}
                scope="col"
                className={`cell-${field.type}`}
                dir="auto"
                data-part={field.key}
              >
                {field.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <RecordHead entity={from} row={row} />
              </td>
              {columns.map((field) => (
                <td key={field.key} className={`cell-${field.type}`}>
                  <FieldValue field={field} value={row.values[field.key]} name={nameOf(from, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
