import { fieldsWords, fieldWords, kindWord, spokenWords } from './typed-words';

describe('what a reading says in words', () => {
  it('[READ-06] names the type of a field but for plain text, and the choices where they are few', () => {
    expect(fieldWords({ name: 'Tool', type: 'text' })).toBe('Tool');
    expect(fieldWords({ name: 'Lent on', type: 'date' })).toBe('Lent on (date)');
    expect(fieldWords({ name: 'Back', type: 'boolean' })).toBe('Back (yes/no)');
    expect(fieldWords({ name: 'Status', type: 'choice', options: ['New', 'Done'] })).toBe(
      'Status (New, Done)',
    );
    expect(fieldWords({ name: 'Day', type: 'choice', options: ['a', 'b', 'c', 'd', 'e'] })).toBe(
      'Day (choice)',
    );
  });

  it('[READ-06] counts what there is no room for', () => {
    const fields = Array.from({ length: 11 }, (_, at) => ({ name: `F${at}`, type: 'text' as const }));
    expect(fieldsWords({ name: 'Loan', fields })).toBe('F0, F1, F2, F3, F4, F5, F6, F7, 3 more');
  });

  it('[READ-06] calls a wish for a picture so', () => {
    expect(kindWord({ kind: 'picture', words: 'use this as the logo' })).toBe('Picture');
    expect(kindWord({ kind: 'view', words: 'by month' })).toBe('View');
  });

  it('[READ-06] is one sentence for those who hear it', () => {
    expect(
      spokenWords({
        spans: [],
        records: [
          { name: 'Loan', fields: [{ name: 'Tool', type: 'text' }] },
          { name: undefined, fields: [] },
        ],
        wishes: [{ kind: 'view', words: 'by month' }],
      }),
    ).toBe('Loan: 1 field; New fields: 0 fields; 1 wish');
    expect(spokenWords({ spans: [], records: [], wishes: [] })).toBe('');
  });
});
