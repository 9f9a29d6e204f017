import type { ApplicationModel } from '@tessera/shared/contracts';
import { keyOf, roomBooking, rooms } from './room-booking';

const FIELDS = 400;
/** More than the builder takes of a formula: few records are enough. */
const PARTS = 400;

/** An application that works out much for each room, which every search among rooms has to look through. */
export function heavyModel(): ApplicationModel {
  const seats = rooms.fields.find(({ key }) => key === keyOf(rooms, 'Seats'))?.id ?? '';
  const computed = Array.from({ length: FIELDS }, (_, place) => ({
    id: `f${String(9000 + place)}`,
    name: `Figure ${String(place)}`,
    type: 'integer' as const,
    key: `f${String(9000 + place)}.1`,
    required: false,
    computed: Array.from({ length: PARTS }, (_none, part) => `${seats} * ${String(place + part)}`).join(
      ' + ',
    ),
  }));
  return {
    ...roomBooking,
    entities: roomBooking.entities.map((entity) =>
      entity.id === rooms.id ? { ...entity, fields: [...entity.fields, ...computed] } : entity,
    ),
  };
}
