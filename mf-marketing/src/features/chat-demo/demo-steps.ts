export interface CodeLine {
  readonly text: string;
  /** Came with this step. */
  readonly isNew?: boolean;
}

export interface DemoStep {
  readonly id: string;
  readonly request: string;
  readonly answer: string;
  readonly code: readonly CodeLine[];
}

function lines(text: string, added: readonly string[] = []): CodeLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      added.some((part) => line.includes(part)) ? { text: line, isNew: true } : { text: line },
    );
}

const FIRST = `
export const practice = records('Practice', {
  song: text({ required: true }),
  composer: text(),
  minutes: number({ minimum: 1 }),
  practised: date(),
  mastered: yesNo(),
});`;

const SECOND = FIRST.replace('});', '  difficulty: rating({ from: 1, to: 5 }),\n});');
const THIRD = `${SECOND}\n\nexport const list = view(practice, {\n  sort: newestFirst('practised'),\n});`;

/** An illustrative conversation of five fields, with the code that each request generates (LAND-10). */
export const DEMO_STEPS: readonly DemoStep[] = [
  {
    id: 'build',
    request: 'Build a guitar practice journal with song, composer, minutes, date practised and mastered',
    answer: 'Made it with five fields, a list, a form and search. Song is required.',
    code: lines(FIRST),
  },
  {
    id: 'field',
    request: 'Add a difficulty rating from 1 to 5',
    answer: 'Added Difficulty. Your records are as they were, without a rating yet.',
    code: lines(SECOND, ['difficulty']),
  },
  {
    id: 'sort',
    request: 'Show the newest first',
    answer: 'The list now begins with the latest practice.',
    code: lines(THIRD, ['view(', 'newestFirst']),
  },
];
