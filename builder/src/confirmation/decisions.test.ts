import type { FieldType } from '@tessera/shared/contracts';
import { typeGuess } from '../operations/type-words';
import { createApplication } from '../create';
import { changeAbout } from '../pointing/change-about';
import { changeApplication } from '../change';
import { decisionsOf } from './decisions';

const made = (prompt: string) => createApplication(prompt, { name: 'App' });

/** The application after the message of an option. */
function choose(prompt: string, label: string, option: string) {
  const { model, assumptions } = made(prompt);
  const decision = decisionsOf(model, assumptions).find((one) => one.label === label);
  const message = decision?.options.find((one) => one.label === option)?.message ?? '';
  if (!decision) throw new Error(`Nothing is to be decided of ${label}`);
  const { part } = decision;
  return part === null
    ? changeApplication(model, message)
    : changeAbout(model, message, { kind: 'part', part }, {});
}

describe('guesses that one press changes', () => {
  it('[SCR-02] are named with what was guessed and what else it may be', () => {
    const { model, assumptions } = made('a wine log with vintage, pain and price');
    expect(assumptions).toContain('Pain is a rating from 1 to 10.');
    expect(decisionsOf(model, assumptions)).toEqual([
      expect.objectContaining({ label: 'Pain', value: 'a rating from 1 to 10' }),
      expect.objectContaining({ label: 'Amounts', value: 'US dollars', part: null }),
    ]);
    // What it is already is not offered.
    const [pain] = decisionsOf(model, assumptions);
    expect(pain?.options.map(({ label }) => label)).toEqual([
      'A rating from 1 to 5',
      'A whole number',
      'Text',
    ]);
  });

  it('[SCR-02] are none where nothing is to be chosen, or two tables have such a field', () => {
    const { model } = made('hives with name and notes');
    const sentence = 'No fields were named for hives, so they have name and notes.';
    expect(decisionsOf(model, [sentence, 'Nothing is a rating from 1 to 5.'])).toEqual([]);
    const twice = made('books with title and rating, and films with name and rating');
    expect(decisionsOf(twice.model, ['Rating is a rating from 1 to 5.'])).toEqual([]);
  });

  it('[SCR-02] are changed by each of their messages, exactly so', () => {
    const prompts = [
      'a job board with role, status, priority, size and salary',
      'a recipe box with name, difficulty, spiciness, servings and minutes',
      'repairs with item, severity, cost and done',
    ];
    let tried = 0;
    for (const prompt of prompts) {
      const { model, assumptions } = made(prompt);
      for (const { label, part, value, options } of decisionsOf(model, assumptions))
        for (const { message } of options) {
          const result =
            part === null
              ? changeApplication(model, message)
              : changeAbout(model, message, { kind: 'part', part }, {});
          expect([prompt, label, value, message, result.kind]).toEqual([
            prompt,
            label,
            value,
            message,
            'changed',
          ]);
          tried += 1;
        }
    }
    expect(tried).toBeGreaterThan(10);
  });

  it('[SCR-02] change the type of the very field, and the currency of all amounts', () => {
    const prompt = 'a job board with role, priority and salary';
    const text = choose(prompt, 'Priority', 'Text');
    const euros = choose(prompt, 'Amounts', 'Euros');
    if (text.kind !== 'changed' || euros.kind !== 'changed') throw new Error('Nothing was changed');
    expect(text.model.entities[0]?.fields.find(({ name }) => name === 'Priority')?.type).toBe('text');
    expect(euros.model.format.currency).toBe('EUR');
  });

  it('[SCR-02] of a later message are changed alike', () => {
    const { model } = made('a plant log with name and notes');
    const added = changeApplication(model, 'add a mood');
    if (added.kind !== 'changed') throw new Error('Nothing was added');
    const [decision] = decisionsOf(added.model, added.assumptions);
    expect(decision?.label).toBe('Mood');
    expect(decision?.options.length).toBeGreaterThan(0);
  });

  const BECOMES: Readonly<Record<string, FieldType>> = {
    Text: 'text',
    'Long text': 'longtext',
    'A whole number': 'integer',
    'A number': 'number',
    'An amount of money': 'money',
    'A percentage': 'percent',
    'A date': 'date',
    'A date with time': 'datetime',
    'Yes or no': 'boolean',
    'A rating from 1 to 5': 'rating',
    'A rating from 1 to 10': 'rating',
  };

  it.each<FieldType>([
    'integer',
    'number',
    'money',
    'percent',
    'date',
    'datetime',
    'time',
    'boolean',
    'email',
    'url',
    'phone',
    'duration',
    'person',
    'tags',
    'color',
    'text',
    'longtext',
  ])('[SCR-02] of a field that is %s lead to the type that each says', (type) => {
    const { model } = made('a list of gadgets with name and zorp');
    const [entity] = model.entities;
    const zorp = entity?.fields.find(({ name }) => name === 'Zorp');
    if (!entity || !zorp) throw new Error('There is no such field');
    const fields = entity.fields.map((field) => (field === zorp ? { ...field, type } : field));
    const guessed = { ...model, entities: [{ ...entity, fields }] };
    const [decision] = decisionsOf(guessed, [`${typeGuess({ name: 'Zorp', type })}.`]);
    for (const { label, message } of decision?.options ?? []) {
      const result = changeAbout(guessed, message, { kind: 'part', part: zorp.id }, {});
      const after =
        result.kind === 'changed' && result.model.entities[0]?.fields.find(({ id }) => id === zorp.id)?.type;
      expect([label, after]).toEqual([label, BECOMES[label]]);
    }
    expect(decision?.options.length).toBeGreaterThan(0);
  });
});
