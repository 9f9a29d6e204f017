import { withCapitals } from './capitals';

describe('[READ-01] capitals', () => {
  it('stand where others type them', () => {
    expect(withCapitals("a list of kites. i'd like to see when i last flew on a sunday in july")).toBe(
      "A list of kites. I'd like to see when I last flew on a Sunday in July",
    );
  });

  it('are not put into quotes, addresses, abbreviations and items', () => {
    for (const text of [
      'Options "i", "ii"',
      'Mail to i@monday.org',
      'Kites with max. height',
      'Kites:\n- name\n- sunday_size',
    ])
      expect(withCapitals(text)).toBe(text);
  });

  it('change nothing where they stand already', () => {
    const text = 'I keep kites. Name, last flown on Sunday.';
    expect(withCapitals(text)).toBe(text);
    expect(withCapitals(withCapitals(text.toLowerCase()))).toBe(withCapitals(text.toLowerCase()));
  });
});
