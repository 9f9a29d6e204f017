import { nameByTitle } from './project-title.rules';

describe('the name of a project by the title of its application', () => {
  it('[HOME-06] is the title', () => {
    expect(nameByTitle('Guitar practice journal', 'Guitar practice', ['Plants'])).toBe(
      'Guitar practice journal',
    );
  });

  it('[HOME-06] is told apart from another project by the words of its prompt, then by a number', () => {
    expect(nameByTitle('Notes', 'Garden notes', ['notes'])).toBe('Notes (garden)');
    expect(nameByTitle('Notes', 'Garden notes', ['Notes', 'Notes (garden)'])).toBe('Notes 2');
    expect(nameByTitle('Notes', 'Notes', ['Notes', 'Notes 2'])).toBe('Notes 3');
  });

  it('[HOME-06] stays as it is where it tells the title apart already', () => {
    expect(nameByTitle('Notes', 'Notes 2', ['Notes'])).toBe('Notes 2');
    expect(nameByTitle('Notes', 'notes 2', ['Notes'])).toBe('Notes 2');
    expect(nameByTitle('Notes', 'Notes (garden)', ['Notes'])).toBe('Notes (garden)');
    const title = 'x'.repeat(60);
    const numbered = nameByTitle(title, title, [title]);
    expect(nameByTitle(title, numbered, [title])).toBe(numbered);
    expect(nameByTitle('Songs', 'Notes 2', ['Notes'])).toBe('Songs');
  });

  it('[HOME-06] is never longer than a name may be', () => {
    const title = 'x'.repeat(60);
    expect(nameByTitle(title, 'Garden notes', [title])).toHaveLength(60);
    expect(nameByTitle(title, title, [title])).toHaveLength(57);
  });
});
