import { answerQuestion } from './answer-question';
import { knownOf, SHOP, STUDIO, TRACKER } from './known-testing';

const PROMPTS = [
  TRACKER,
  STUDIO,
  SHOP,
  'a quiz about capitals with question, answer and difficulty: easy, hard',
  'a countdown timer',
  'a tip calculator',
  'A website for my bakery with a page about us and opening hours',
  'kanban board',
  'A dashboard with charts of spending per month: expenses with amount, category: food, rent, date',
  'Restaurant: tables with number and seats; reservations with guest, table, start and end. No table twice at the same time.',
  'A dive log: dives with site, date, depth, photo and rating from 1 to 5',
  'hello',
];

const NOT_UNDERSTOOD = /^(?:Not understood|This was not understood)/;

const ODD = [
  '',
  ' ',
  '?',
  '???!!',
  '🙂🙂',
  '(((',
  '[a-z]+(?:x)*$',
  '\\',
  '$&',
  '%s',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor toString hasOwnProperty',
  'what does __proto__ store?',
  '١٢ ǅ',
  '\u0000\uD800',
  "'s 's 's",
  '" \' “',
  'a\nb\nc',
];

const LONG = ['a', ' ', 'what ', 'is there ', '#', "'s", 'task of ', 'v1 ', 'changed changed ', '.* '].map(
  (part) => part.repeat(Math.ceil(8000 / part.length)).slice(0, 8000),
);

describe.each(PROMPTS)('questions to ask of: %s', (prompt) => {
  const known = knownOf(prompt, (id) => (id.endsWith('.add') ? 'untried' : 'passed'));

  it('[SCR-06] offers only questions that are answered', () => {
    const seen = new Set<string>();
    const toAsk = [
      '',
      'what is a flurbix',
      'add a colour',
      'which checks',
      'how is it sorted',
      'who made it',
    ];
    for (let next = toAsk.pop(); next !== undefined; next = toAsk.pop()) {
      const { questions } = answerQuestion(next, known);
      expect(questions.length).toBeLessThanOrEqual(3);
      for (const question of questions.filter((text) => !seen.has(text))) {
        seen.add(question);
        expect([question, answerQuestion(question, known).answer]).toEqual([
          question,
          expect.not.stringMatching(NOT_UNDERSTOOD),
        ]);
        toAsk.push(question);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  it('[SCR-02] answers the first questions of anybody', () => {
    for (const question of [
      'What is this?',
      'Which tables are there?',
      'Which pages are there?',
      'What is required?',
      'What are the rules?',
      'what is worked out',
      'How is it sorted?',
      'Which views are there?',
      'What changed last?',
      'Do all checks pass?',
      'Where are the records kept?',
      ...known.model.entities.map(({ plural }) => `what do ${plural.toUpperCase()} store`),
    ])
      expect([question, answerQuestion(question, known).answer]).toEqual([
        question,
        expect.not.stringMatching(NOT_UNDERSTOOD),
      ]);
  });

  it('[SCR-02] breaks on no text', () => {
    for (const text of ODD) expect(answerQuestion(text, known).answer).not.toBe('');
  });
});

describe.each([TRACKER, STUDIO, SHOP])('what is said to be so of: %s', (prompt) => {
  const known = knownOf(prompt);
  const startOf = (question: string) => /^(?:Yes|No)\b/.exec(answerQuestion(question, known).answer)?.[0];

  it('[SCR-02] is what the model says, of every field', () => {
    for (const { name, plural, fields, sort } of known.model.entities)
      for (const field of fields) {
        const isSo: readonly (readonly [question: string, isSo: boolean])[] = [
          [`Is the ${field.name} of ${name} required?`, field.required],
          [`can ${field.name.toLowerCase()} of ${name} be empty`, !field.required],
          [`IS ${field.name} OF ${name} UNIQUE`, field.unique === true],
          [`is the ${name} ${field.name} worked out?`, field.computed !== undefined],
          [`are ${plural} sorted by ${field.name}?`, sort.field === field.id],
          [`does ${name} have a ${field.name}?`, true],
          [`does ${name} have a zorblax?`, false],
        ];
        for (const [question, is] of isSo)
          expect([question, startOf(question)]).toEqual([question, is ? 'Yes' : 'No']);
      }
  });
});

describe('how long an answer takes', () => {
  const known = knownOf(TRACKER);

  it('[SCR-02] takes no longer than a person waits for 8,000 characters of anything', () => {
    answerQuestion('What is this?', known);
    for (const text of LONG) {
      const before = performance.now();
      expect(answerQuestion(text, known).answer).not.toBe('');
      expect(performance.now() - before).toBeLessThan(10_000);
    }
  });

  it('[SCR-02] changes nothing of what it is asked about', () => {
    const before = JSON.stringify(known);
    answerQuestion('What does Task store?', known);
    expect(JSON.stringify(known)).toBe(before);
  });

  it('[SCR-02] answers the same twice, also without checks and versions', () => {
    const bare = { model: known.model, checks: [], versions: [] };
    for (const question of ['Which checks fail?', 'What changed last?', 'hello'])
      expect(answerQuestion(question, bare)).toEqual(answerQuestion(question, bare));
    expect(answerQuestion('Which checks fail?', bare).answer).toBe('Nothing was checked yet.');
  });
});
