import { randomUUID } from 'node:crypto';
import type { SentChange, SentStep } from '@tessera/builder/keeper';
import type { Entity } from '@tessera/shared/contracts';
import { openModel } from './data-host';

/** Rooms, and bookings of them that may not overlap. Visitors may do everything. */
export const roomBooking = openModel('room-booking');

function entityCalled(plural: string): Entity {
  const entity = roomBooking.entities.find((one) => one.plural === plural);
  if (!entity) throw new Error(`The sample has no ${plural}`);
  return entity;
}

export const bookings = entityCalled('Bookings');
export const rooms = entityCalled('Rooms');

/** The key of a field by its name. */
export function keyOf(entity: Entity, name: string): string {
  const field = entity.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${entity.plural} have no ${name}`);
  return field.key;
}

/** Changes that are made together. */
export function stepOf(changes: readonly SentChange[], step: string = randomUUID()): SentStep {
  return { step, changes };
}

export function addRoom(id: string, name: string): SentChange {
  const values = { [keyOf(rooms, 'Name')]: name, [keyOf(rooms, 'Seats')]: 8 };
  return { kind: 'add', entityId: rooms.id, id, values };
}

export function renameRoom(id: string, name: string, was: string): SentChange {
  const key = keyOf(rooms, 'Name');
  return { kind: 'change', entityId: rooms.id, id, values: { [key]: name }, was: { [key]: was } };
}

/** A booking of the room `r1`. */
export function book(id: string, [from, to]: readonly [string, string]): SentChange {
  const values = {
    [keyOf(bookings, 'Purpose')]: 'Planning',
    [keyOf(bookings, 'Room')]: 'r1',
    [keyOf(bookings, 'From')]: from,
    [keyOf(bookings, 'To')]: to,
    [keyOf(bookings, 'Booked by')]: 'Ada',
    [keyOf(bookings, 'People')]: 4,
  };
  return { kind: 'add', entityId: bookings.id, id, values };
}
