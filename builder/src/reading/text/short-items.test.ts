import { withShortItems } from './short-items';

describe('[READ-01] lists of short items', () => {
  it('are read as the same list with commas', () => {
    expect(withShortItems('Kites:\n- name\n- weight in g\n- flown on\nnewest first')).toBe(
      'Kites: name, weight in g, flown on.\nnewest first',
    );
    expect(withShortItems('We keep\n\nkites:\n1. name\n2. strong wind y/n\n3. colour')).toBe(
      'We keep\n\nkites: name, strong wind y/n, colour.',
    );
  });

  it('stay lists where an item has parts of its own, or nothing leads in', () => {
    for (const text of [
      'Kites:\n- name\n- size (S, M, L)\n- colour',
      'Kites:\n- name\n- kind: box, delta\n- colour',
      'Kites:\n- name\n- colour',
      'Kites\n- name\n- weight\n- colour',
      'Kites:\n- name\n- It has to be dark. Really.\n- colour',
    ])
      expect(withShortItems(text)).toBe(text);
  });
});
