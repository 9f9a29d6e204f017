import type { Coverage } from '@tessera/shared/contracts';
import { describeResult } from './describe-result';
import { buildEntity, buildField, buildModel } from './emit/build-model';

const entity = buildEntity({ name: 'Plant', plural: 'Plants', fields: [buildField(1, { name: 'Name' })] });
const model = { ...buildModel({ entities: [entity] }), title: 'Plant diary' };
const part = (state: Coverage['state'], phrase: string): Coverage => ({ state, phrase });

describe('what is said of a new application', () => {
  it('[SCR-03] is that it is ready where half of what was said, or more, is there', () => {
    const coverage = [
      part('built', 'plants'),
      part('untried', 'name'),
      part('missing', 'a drone'),
      part('missing', 'a map'),
    ];

    expect(describeResult(model, coverage)).toBe(
      "Plant diary is ready: plants with name. Not built: 'a drone' and 'a map'.",
    );
    expect(describeResult(model, [])).toBe('Plant diary is ready: plants with name.');
  });

  it('[SCR-03] celebrates nothing below that, and names first what was not built', () => {
    const coverage = [
      part('built', 'plants'),
      part('different', 'a calendar'),
      ...['a drone,', 'a map', 'a voice', 'a smell'].map((phrase) => part('missing', phrase)),
    ];

    expect(describeResult(model, coverage)).toBe(
      "Here is what I made of it. Not built: 'a drone', 'a map' and 'a voice' and 1 more. " +
        "Built differently: 'a calendar'. Plant diary has plants with name.",
    );
  });
});
