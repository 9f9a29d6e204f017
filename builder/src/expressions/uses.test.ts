import { parseCode } from './parse';
import { studio } from './studio-testing';
import { findComputedCycle, usesOf } from './uses';

const usedBy = (text: string) => {
  const parsed = parseCode(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  const { fields, entities, options } = usesOf(parsed.tree);
  return [[...fields].sort(), [...entities], [...options]];
};

describe('what an expression uses', () => {
  it('[MODEL-02] is every field, entity and option in it', () => {
    expect(usedBy('sum(f36 in e3.f31 where f35) + f11.f2 * 3')).toEqual([
      ['f11', 'f2', 'f31', 'f35', 'f36'],
      ['e3'],
      [],
    ]);
    expect(usedBy('if f12 = o3 then count(f22) else count(e1)')).toEqual([['f12', 'f22'], ['e1'], ['o3']]);
  });
});

describe('findComputedCycle', () => {
  const withComputed = (computed: Readonly<Record<string, string>>) => {
    const model = structuredClone(studio);
    for (const field of model.entities.flatMap(({ fields }) => fields)) {
      const text = computed[field.id];
      if (text !== undefined) field.computed = text;
    }
    return findComputedCycle(model)?.map(({ id }) => id) ?? null;
  };

  it('[MODEL-02] finds fields that are worked out of each other', () => {
    expect(withComputed({})).toBeNull();
    expect(withComputed({ f20: 'f20 + 1' })).toEqual(['f20']);
    expect(withComputed({ f33: 'f31.f24' })).toEqual(['f24', 'f36', 'f33']);
    expect(withComputed({ f19: 'f24 * 2' })).toBeNull();
  });
});
