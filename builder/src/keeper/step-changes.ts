import type { ApplicationModel } from '@tessera/shared/contracts';
import { isSameValue } from '../kit/data/same-value';
import { asOwn } from '../kit/data/samples';
import type { Conflict } from '../kit/data/server-protocol';
import { withTyped } from '../kit/data/typed-values';
import type { Value } from '../kit/data/types';
import type { HeldRecords } from './held-records';
import type { KeptRecord, Who } from './keeper';
import type { ReadChange } from './read-step';
import { isEmpty } from './read-values';
import { mayRead } from './rights';

/** Of whom and when a step is. */
export interface Sending {
  readonly model: ApplicationModel;
  readonly held: HeldRecords;
  readonly who: Who;
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly seq: number;
}

type Values = Readonly<Record<string, Value>>;
type ChangeOf<Kind extends ReadChange['kind']> = Extract<ReadChange, { readonly kind: Kind }>;

/** What a change comes to: a record, a removal, nothing, or a conflict with what somebody else did (DATA-04). */
export type Deed =
  | {
      readonly kind: 'put';
      readonly change: ReadChange;
      readonly record: KeptRecord;
      readonly values: Values;
    }
  | { readonly kind: 'remove'; readonly change: ReadChange }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] };

const NOTHING: Deed = { kind: 'nothing' };

/** What a change comes to with the records as they are. `values` were read from it. */
export function deedOf(sending: Sending, change: ReadChange, values: Values): Deed {
  switch (change.kind) {
    case 'add':
      return addition(sending, change, values);
    case 'change':
      return alteration(sending, change, values);
    case 'remove':
      return removal(sending, change);
  }
}

/** Nobody is told more of a record that they may not read than that it is not there. */
function gone({ entityId, id }: ReadChange): Deed {
  return { kind: 'conflict', conflicts: [{ entityId, id, key: null, mine: null, theirs: null }] };
}

function visible({ model, who }: Sending, { entityId }: ReadChange, record: KeptRecord | undefined): boolean {
  return record !== undefined && mayRead(model, entityId, record, who);
}

function removal(sending: Sending, change: ChangeOf<'remove'>): Deed {
  const before = sending.held.find(change.entityId, change.id);
  if (!before) return NOTHING;
  return visible(sending, change, before) ? { kind: 'remove', change } : gone(change);
}

function addition(sending: Sending, change: ChangeOf<'add'>, values: Values): Deed {
  const { held, who, now, seq } = sending;
  const before = held.find(change.entityId, change.id);
  if (before) {
    const shown = shownBy(held, change);
    const isSame = Object.entries(values).every(([key, value]) => isSameValue(value, shown(key)));
    return visible(sending, change, before) && isSame ? NOTHING : gone(change);
  }
  const record: KeptRecord = {
    id: change.id,
    createdAt: createdAt(change.createdAt, now),
    updatedAt: now,
    rev: seq,
    values,
    // Samples are the owner's: they are counted, and removed, as such.
    ...(change.isSample === true && who.kind === 'owner' && { isSample: true }),
    ...(who.kind === 'person' && { addedBy: who.id }),
  };
  return { kind: 'put', change, record, values };
}

/** What comes back was added when it was added first; nothing was added in the future. */
function createdAt(sent: unknown, now: string): string {
  if (typeof sent !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/u.test(sent)) return now;
  const time = Date.parse(sent);
  return Number.isNaN(time) || time > Date.parse(now) ? now : sent;
}

function alteration(sending: Sending, change: ChangeOf<'change'>, values: Values): Deed {
  const { held, now, seq } = sending;
  const before = held.find(change.entityId, change.id);
  if (!before || !visible(sending, change, before)) return gone(change);
  const shown = shownBy(held, change);
  const conflicts = conflictsIn(change, values, shown);
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  const isUnchanged = Object.entries(values).every(([key, value]) => isSameValue(value, shown(key)));
  const isTaken = change.isSample === false && before.isSample === true;
  if (isUnchanged && !isTaken) return NOTHING;
  const own = isTaken ? asOwn(before) : before;
  const record: KeptRecord = {
    ...own,
    ...(before.addedBy !== undefined && { addedBy: before.addedBy }),
    rev: seq,
    updatedAt: now,
    values: withTyped(change.entity, before.values, values, shown),
  };
  return { kind: 'put', change, record, values };
}

function shownBy(held: HeldRecords, { entityId, id }: ReadChange): (key: string) => Value {
  const row = held.rows().findRow(entityId, id);
  return (key) => row?.values[key] ?? null;
}

/** A field that is another one than the sender saw, and not what they make of it (DATA-04). */
function conflictsIn(
  { entityId, id, was }: ChangeOf<'change'>,
  values: Values,
  shown: (key: string) => Value,
): readonly Conflict[] {
  return Object.entries(values).flatMap(([key, mine]) => {
    const theirs = shown(key);
    if (!Object.hasOwn(was, key)) return [];
    const seen = isEmpty(was[key] ?? null) ? null : (was[key] ?? null);
    const isMet = isSameValue(seen, theirs) || isSameValue(mine, theirs);
    return isMet ? [] : { entityId, id, key, mine, theirs };
  });
}
