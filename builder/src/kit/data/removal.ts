import { idsIn } from './cells';
import type { Change } from './document';
import { fieldsOf } from './entity';
import type { Rows } from './rows';
import type { Entity, ReferenceField, Row, Value } from './types';
import { countOf, inSentence } from './words';

/** A reference of one kind of record to another. */
interface Pointer {
  readonly entity: Entity;
  readonly field: ReferenceField;
}

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/** What removing records does, and what is in the way of it. */
interface Removal {
  readonly refusal: string | null;
  readonly changes: readonly Change[];
}

/** What it takes to remove records: which go with them, which lose a link, and which are in the way. */
export function planRemoval(
  entities: readonly Entity[],
  rows: Rows,
  entity: Entity,
  ids: readonly string[],
): Removal {
  return planRemovals(entities, rows, new Map([[entity.id, new Set(ids)]]));
}

/** The same for records of several kinds together; those that are gone already do not count. */
export function planRemovals(entities: readonly Entity[], rows: Rows, ids: Ids): Removal {
  const present = new Map(
    Array.from(ids, ([id, of]) => [id, new Set(Array.from(of).filter((one) => rows.findRow(id, one)))]),
  );
  const going = withCascade(entities, rows, present);
  const refusal = refusalFor(entities, rows, going, present);
  return { refusal, changes: refusal === null ? removing(entities, rows, going) : [] };
}

function pointersOf(entities: readonly Entity[]): readonly Pointer[] {
  return entities.flatMap((entity) =>
    fieldsOf(entity).flatMap((field) =>
      field.type === 'reference' && !field.compute ? { entity, field } : [],
    ),
  );
}

/** What becomes of the records that point; a link to many is only ever cleared. */
function consequenceOf({ many, onDelete }: ReferenceField): ReferenceField['onDelete'] {
  return many === true ? 'clear' : onDelete;
}

/** The rows that stay and point at records that go. */
function rowsPointing(rows: Rows, { entity, field }: Pointer, going: Ids): readonly Row[] {
  const targets = going.get(field.to);
  if (!targets) return [];
  const own = going.get(entity.id);
  return rows
    .rowsOf(entity.id)
    .filter(
      ({ id, values }) => !own?.has(id) && idsIn(values[field.key]).some((target) => targets.has(target)),
    );
}

/** The records, and those that are nothing without them. */
function withCascade(entities: readonly Entity[], rows: Rows, first: Ids): Ids {
  const pointers = pointersOf(entities).filter(({ field }) => consequenceOf(field) === 'cascade');
  let going = first;
  for (;;) {
    const more = pointers.flatMap((pointer) =>
      rowsPointing(rows, pointer, going).map(({ id }) => [pointer.entity.id, id] as const),
    );
    if (more.length === 0) return going;
    going = withIds(going, more);
  }
}

function withIds(ids: Ids, more: readonly (readonly [string, string])[]): Ids {
  const all = new Map([...ids].map(([entityId, of]) => [entityId, new Set(of)]));
  for (const [entityId, id] of more) all.set(entityId, (all.get(entityId) ?? new Set()).add(id));
  return all;
}

/** 'This customer still has 3 orders and 1 invoice.' Null when nothing is in the way. */
function refusalFor(entities: readonly Entity[], rows: Rows, going: Ids, asked: Ids): string | null {
  const refusing = pointersOf(entities).filter(({ field }) => consequenceOf(field) === 'refuse');
  const inTheWay = refusing.map((pointer) => ({ pointer, pointing: rowsPointing(rows, pointer, going) }));
  const [first] = inTheWay.filter(({ pointing }) => pointing.length > 0);
  if (!first) return null;
  const target = first.pointer.field.to;
  const counts = entities.flatMap((entity) => {
    const ids = inTheWay
      .filter(({ pointer }) => pointer.entity === entity && pointer.field.to === target)
      .flatMap(({ pointing }) => pointing.map(({ id }) => id));
    return ids.length === 0 ? [] : countOf(new Set(ids).size, entity);
  });
  const holder = entities.find(({ id }) => id === target) ?? first.pointer.entity;
  const words =
    asked.get(target)?.size === 1
      ? `This ${inSentence(holder.name)} still has`
      : `These ${inSentence(holder.plural)} still have`;
  return `${words} ${new Intl.ListFormat('en').format(counts)}.`;
}

function removing(entities: readonly Entity[], rows: Rows, going: Ids): readonly Change[] {
  const gone = [...going].flatMap(([entityId, ids]) =>
    Array.from(ids, (id): Change => ({ entityId, id, record: null })),
  );
  return [...clearing(entities, rows, going), ...gone];
}

/** Takes the links to records that go out of those that stay. */
export function clearing(entities: readonly Entity[], rows: Rows, going: Ids): readonly Change[] {
  const values = new Map<Row, { readonly entityId: string; readonly values: Record<string, Value> }>();
  for (const pointer of pointersOf(entities)) {
    const { entity, field } = pointer;
    for (const row of rowsPointing(rows, pointer, going)) {
      const left = idsIn(row.values[field.key]).filter((id) => !going.get(field.to)?.has(id));
      const change = values.get(row) ?? { entityId: entity.id, values: {} };
      change.values[field.key] = field.many === true && left.length > 0 ? left : null;
      values.set(row, change);
    }
  }
  return [...values].map(([{ id, record }, { entityId, values: cleared }]) => ({
    entityId,
    id,
    record: { ...record, values: { ...record.values, ...cleared } },
  }));
}
