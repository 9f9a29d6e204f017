import { readdirSync } from 'node:fs';
import { checkModel } from '../checks/check-model';
import { fromDraft } from '../drafts/from-draft';
import { lucideIcons } from '../emit/icons/lucide-icons';
import { LANGUAGES } from '../language/languages';
import type { Archetype } from './archetype';
import { findArchetype } from './find-archetype';
import { ARCHETYPES } from './index';

const faultsOf = ({ id, draft, words }: Archetype): string[] => {
  const model = fromDraft(draft);
  const icons = [draft.look.icon, ...draft.entities.flatMap(({ icon }) => icon ?? [])];
  return [
    ...checkModel(model).flatMap(({ passed, message }) => (passed ? [] : [message ?? ''])),
    ...icons.filter((icon) => !Object.hasOwn(lucideIcons, icon)).map((icon) => `there is no icon ${icon}`),
    ...(model.entities.some(({ fields }) => fields.some(({ reference }) => reference))
      ? []
      : ['nothing is linked']),
    ...(model.entities.every(({ samples }) => samples.length > 0) ? [] : ['a table has no samples']),
    ...(words.length < 8 ? ['it has fewer than 8 words'] : []),
  ].map((fault) => `${id}: ${fault}`);
};

describe('archetypes', () => {
  it('[READ-04] are at least 200, each in a file of its name, all in the list', () => {
    expect(ARCHETYPES.length).toBeGreaterThanOrEqual(200);
    const files = readdirSync(import.meta.dirname).filter(
      (name) => !/^(?:archetype|index|find-archetype)\.|test/.test(name),
    );
    expect(ARCHETYPES.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
  });

  it('[READ-04] are applications that hold every rule of a model, of linked records with samples', () => {
    expect(ARCHETYPES.flatMap(faultsOf)).toEqual([]);
  });

  it('[READ-03] [READ-04] have names in five languages, none of them twice', () => {
    const names = ARCHETYPES.flatMap((archetype) =>
      LANGUAGES.flatMap((language) => {
        expect(archetype.names[language]).not.toEqual([]);
        return archetype.names[language].map((name) => `${language} ${name.toLowerCase()}`);
      }),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('[READ-04] are found by what people call them', () => {
    const found = ARCHETYPES.map(({ id, names: { en } }) => ({
      id,
      found: findArchetype(`an app for my ${en[0] ?? ''}`)?.archetype.id,
    }));
    expect(found.filter((one) => one.found !== undefined && one.found !== one.id)).toEqual([]);
    // Where two fit alike none is taken, which is rare.
    expect(found.filter((one) => one.found === one.id).length / found.length).toBeGreaterThan(0.9);
  });

  it.each([
    ['an app', undefined],
    ['show me everything by date', undefined],
    ['something for my bees: which hive, how much honey, queen', 'beehives'],
  ])('[READ-04] by all words and never by one that any domain has: %s', (words, id) => {
    expect(findArchetype(words)?.archetype.id).toBe(id);
  });
});
