import type { Entity, Field } from '@tessera/shared/contracts';
import { onlyChanges, personalMark } from './visitor-rights';

const entityOf = (fields: readonly Pick<Field, 'name' | 'type'>[], rest: Partial<Entity> = {}): Entity => ({
  id: 'e1',
  name: 'Guest',
  plural: 'Guests',
  labelField: 'f1',
  fields: fields.map((field, place) => {
    const id = `f${String(place + 1)}`;
    return { ...field, id, key: `${id}.1`, required: false };
  }),
  sort: { field: 'f1', direction: 'asc' },
  views: [{ id: 'v1', kind: 'table', name: 'Table' }],
  defaultView: 'v1',
  filters: [],
  rules: [],
  badges: [],
  actions: [],
  samples: [],
  ...rest,
});

const NONE = { read: false, add: false, change: false, remove: false };
const ALL = { read: true, add: true, change: true, remove: true };

describe('what is ticked', () => {
  it('[DATA-02] is no change where it is so already, or of a table that is gone', () => {
    const guests = entityOf([{ name: 'Name', type: 'text' }]);
    expect(onlyChanges([guests], { e1: ALL, e2: NONE })).toEqual({});
    expect(onlyChanges([guests], { e1: NONE })).toEqual({ e1: NONE });
  });

  it('[SCR-14] names the personal columns beside a table, the rest by their number', () => {
    const text = (name: string) => ({ name, type: 'text' }) as const;
    expect(personalMark(entityOf([text('Title')]))).toBeUndefined();
    expect(personalMark(entityOf([text('Home address'), text('IBAN')]))).toBe('has home address and IBAN');
    const many = ['Password', 'IBAN', 'Birthday', 'Passport number'].map(text);
    expect(personalMark(entityOf(many))).toBe('has password, IBAN and 2 more');
  });
});
