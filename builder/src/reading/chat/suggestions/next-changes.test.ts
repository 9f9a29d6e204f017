import { changeApplication } from '../../../change';
import { createApplication } from '../../../create';
import { promptModels } from '../../../emit/sample-models';
import { nextChanges } from './next-changes';

const modelOf = (prompt: string) => createApplication(prompt, { name: 'Project' }).model;

describe('next changes', () => {
  it('[PRJ-03] are three for every application, and each is done as it is said', () => {
    for (const model of promptModels()) {
      const offered = nextChanges(model);
      expect({ title: model.title, count: new Set(offered).size }).toEqual({ title: model.title, count: 3 });
      for (const message of offered) {
        const result = changeApplication(model, message);
        expect({ message, kind: result.kind }).toEqual({ message, kind: 'changed' });
        expect(result.kind === 'changed' && result.coverage).toEqual([]);
      }
    }
  });

  it('[PRJ-03] offer what the application lacks, and nothing that it has', () => {
    const bare = nextChanges(modelOf('a wine cellar with name and region'));
    expect(bare).toContain('Add a status with options open and done');
    const full = nextChanges(
      modelOf('tasks with title, status (open, done), due date, rating from 1 to 5, notes'),
    );
    expect(full.filter((text) => /^Add a (?:status|due date|rating|notes)/.test(text))).toEqual([]);
  });

  it('[PRJ-03] name the option that a choice lacks as one would, and add that and nothing else', () => {
    const model = modelOf('recipes with name, difficulty (easy, hard), cooked on, rating from 1 to 5, notes');
    const offered = 'Add an "Other" option to difficulty';
    expect(nextChanges(model)).toContain(offered);

    const result = changeApplication(model, offered);

    if (result.kind !== 'changed') throw new Error(`"${offered}" changed nothing`);
    const difficulty = result.model.entities[0]?.fields.find(({ name }) => name === 'Difficulty');
    expect(difficulty?.options?.map(({ label }) => label)).toEqual(['Easy', 'Hard', 'Other']);
  });

  it('[PRJ-03] move on once one was taken', () => {
    const model = modelOf('a wine cellar with name and region');
    const [first = ''] = nextChanges(model);
    const result = changeApplication(model, first);
    if (result.kind !== 'changed') throw new Error(`"${first}" changed nothing`);
    expect(nextChanges(result.model)).not.toContain(first);
  });

  it('[PRJ-03] say which of several tables they mean', () => {
    const [first = ''] = nextChanges(
      modelOf('CRM with contacts (name, email, company) and deals (title, amount)'),
    );
    expect(first).toMatch(/ to (?:contacts|deals)$/);
  });
});
