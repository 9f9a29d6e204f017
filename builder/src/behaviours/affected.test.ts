import type { ApplicationModel } from '@tessera/shared/contracts';
import { fromDraft } from '../drafts/from-draft';
import { roomBooking } from '../samples/room-booking';
import { affectedBehaviours } from './affected';

/** Which promises a change of a model is about. */

const model = fromDraft(roomBooking.draft);
const [booking, room] = model.entities;
if (!booking || !room) throw new Error('The sample has bookings and rooms.');

const withFirst = (overrides: Partial<typeof booking>): ApplicationModel => ({
  ...model,
  entities: [{ ...booking, ...overrides }, room],
});

describe('[MODEL-15] what a change is meant to change', () => {
  it('is nothing where nothing changed', () => {
    expect([...affectedBehaviours(model, structuredClone(model))]).toEqual([]);
  });

  it('is a rule that is new or gone, and not the adding of records that it might refuse', () => {
    const [rule, ...others] = booking.rules;
    const without = withFirst({ rules: others });
    expect([...affectedBehaviours(without, model)]).toEqual([`${rule?.id ?? ''}.refused`]);
    expect([...affectedBehaviours(model, without)]).toEqual([`${rule?.id ?? ''}.refused`]);
  });

  it('is all that a field is part of, also by way of an expression', () => {
    const [from] = booking.fields.filter(({ name }) => name === 'From');
    const fields = booking.fields.map((field) => (field === from ? { ...field, required: false } : field));
    const affected = affectedBehaviours(model, withFirst({ fields }));
    const rules = booking.rules.filter((rule) => JSON.stringify(rule).includes(`"${from?.id ?? ''}`));
    expect(affected).toContain(`${booking.id}.add`);
    expect(affected).toContain(`${from?.id ?? ''}.required`);
    for (const { id } of rules) expect(affected).toContain(`${id}.refused`);
    expect([...affected].filter((id) => id.startsWith(`${room.id}.`))).toEqual([]);
  });
});
