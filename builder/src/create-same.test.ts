import { createApplication } from './create';

const PROMPTS = [
  'a log of our kites: name, weight in g, colour, strong wind y/n, flown on. newest first',
  'Seed shelf with plant, variety, packets left and sow before. Mark what is below 2 packets.',
  'every bottle of cider i made: apples, litres, started on, stars from 1 to 5, and i want a chart of litres per year',
];
/** The same meaning: talk around it, small letters, a list of lines. */
const WAYS: Readonly<Record<string, (prompt: string) => string>> = {
  'a greeting': (prompt) => `Good evening everybody! ${prompt}`,
  'a background': (prompt) =>
    `A colleague told me about this. We have had it on paper for ages and it was a pain. ${prompt}`,
  thanks: (prompt) => `${prompt}\n\nmany thanks in advance`,
  'talk around it': (prompt) =>
    `Hiya, my old laptop broke so I am stuck. ${prompt} That would be brilliant, thank you!`,
  'small letters': (prompt) => prompt.toLowerCase(),
};
const kept = (prompt: string) =>
  createApplication(prompt, { name: 'Project' }).model.entities.map(({ name, fields }) => [
    name.toLowerCase(),
    ...fields.map((field) => `${field.name.toLowerCase()} ${field.type}`),
  ]);

const cases = PROMPTS.flatMap((prompt) => Object.keys(WAYS).map((way) => [way, prompt] as const));

it.each(cases)('[READ-01] with %s keeps the same: %s', (way, prompt) => {
  expect(kept(WAYS[way]?.(prompt) ?? '')).toEqual(kept(prompt));
});

it('[READ-01] a list of lines keeps what the same list with commas keeps', () => {
  const fields = ['name', 'weight in g', 'colour', 'strong wind y/n', 'flown on'];
  expect(kept(`Kite log:\n${fields.map((field) => `- ${field}`).join('\n')}`)).toEqual(
    kept(`Kite log: ${fields.join(', ')}.`),
  );
});

it('[READ-01] tells of the background, and not of greetings', () => {
  const { coverage } = createApplication(
    `Hello there! My sister told me about this site. ${PROMPTS[0] ?? ''}`,
    {
      name: 'Project',
    },
  );
  expect(coverage.filter(({ phrase }) => /sister/.test(phrase)).map(({ state }) => state)).toEqual([
    'different',
  ]);
  expect(coverage.some(({ phrase }) => /hello/i.test(phrase))).toBe(false);
});
