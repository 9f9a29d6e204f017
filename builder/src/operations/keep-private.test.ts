import { changeApplication } from '../change';
import { createApplication } from '../create';
import { editApplication } from '../pointing/edit-application';
import { accessIn, shop } from '../reading/access/access-testing';
import { keepPrivate } from './keep-private';

function changed(message: string, model = shop) {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') throw new Error(result.answer);
  return result.model;
}

const CLOSED = 'Customers -a--';
const staff = createApplication('a staff list with name, team and salary', { name: 'Staff' }).model;

describe('what was closed because something in it is personal', () => {
  it('[DATA-02] stays closed when the last such field is removed, and says so', () => {
    const after = changed('remove email and phone from customers');
    expect(accessIn(shop)).toContain(CLOSED);
    expect(accessIn(after)).toContain('Customers racd');

    const kept = keepPrivate(shop, after);
    expect(accessIn(kept.model)).toBe(accessIn(shop));
    expect(kept.changes).toEqual(['visitors may only add customers']);
    expect(kept.notes).toEqual(['Visitors may only add customers.']);
  });

  it('[DATA-02] [SCR-02] stays closed when such a field is renamed by hand', () => {
    const salary = staff.entities[0]?.fields.find(({ name }) => name === 'Salary');
    const result = editApplication(staff, { kind: 'rename', part: salary?.id ?? '', name: 'Level' });
    if (!result.done) throw new Error(result.why);

    expect(accessIn(staff)).toMatch(/ -a--$/);
    expect(accessIn(result.model)).toBe(accessIn(staff));
    expect(result.notes).toEqual([expect.stringMatching(/^Visitors may only add .*\.$/)]);
    expect(result.modelChanges).toHaveLength(2);
  });

  it('[DATA-02] opens where somebody says that it is to', () => {
    const after = changed('let visitors read customers, and remove email and phone from customers');
    expect(accessIn(after)).toMatch(/Customers r/);
    expect(keepPrivate(shop, after)).toEqual({ model: after, changes: [], notes: [] });
  });

  it('[DATA-02] is left as it is while something personal is in it', () => {
    const after = changed('remove phone from customers');
    expect(keepPrivate(shop, after)).toEqual({ model: after, changes: [], notes: [] });
    const opened = changed('make the customers public');
    const less = changed('remove email and phone from customers', opened);
    expect(keepPrivate(opened, less)).toEqual({ model: less, changes: [], notes: [] });
  });
});
