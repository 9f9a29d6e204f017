import { tokenise } from '../../language/tokenise';
import { createApplication } from '../../create';
import { wordsOf } from '../rule';
import { withoutRemarks } from './flags-said';

const read = (words: string) => {
  const { tokens, remarks } = withoutRemarks(tokenise(words));
  return [wordsOf(tokens), ...remarks.map(({ flags }) => JSON.stringify(flags))].join(' ');
};

describe('what is asked of a field beside its name', () => {
  it.each([
    ['ear tag (unique)', 'ear tag {"isUnique":true}'],
    ['passport no, no two the same', 'passport no {"isUnique":true}'],
    ['plate (can never be there twice)', 'plate {"isUnique":true}'],
    ['card number – different for every member', 'card number {"isUnique":true}'],
    ['hive name (never twice, must be filled in)', 'hive name {"isUnique":true} {"isRequired":true}'],
    ['serial (no duplicates and never left blank)', 'serial {"isUnique":true,"isRequired":true}'],
    ['driver (has to be filled in)', 'driver {"isRequired":true}'],
    ['nickname (optional)', 'nickname {"isRequired":false}'],
    ['sku string unique', 'sku string {"isUnique":true}'],
    ['title required', 'title {"isRequired":true}'],
    ['sku required and unique', 'sku {"isUnique":true,"isRequired":true}'],
    ['seen_at datetime default now', 'seen_at datetime {"begins":"now"}'],
    ['milked on (today)', 'milked on {"begins":"today"}'],
    ['day, normally today', 'day {"begins":"today"}'],
    ['stage (starts as sown)', 'stage {"begins":"sown"}'],
    ['fee (12 euros unless I say otherwise)', 'fee {"begins":"12 euros"}'],
    ['active (boolean, default true)', 'active (boolean ) {"begins":"true"}'],
    ['the code must be unique or we mix them up', 'the code {"isUnique":true}'],
    ['owner is required', 'owner {"isRequired":true}'],
  ])('[READ-02] is read of %j', (words, expected) => {
    expect(read(words)).toBe(expected);
  });

  it.each([
    'required',
    'today',
    'essay required',
    'visa required?',
    'jars filled',
    'grown from seed, usually bought',
    'allergies (blank if none)',
    'phone, if we have it',
    'seat (unique per show)',
    'full, half full, empty',
    'how many duplicates',
    'starts at',
  ])('[READ-02] is nothing in %j', (words) => {
    expect(withoutRemarks(tokenise(words)).remarks).toEqual([]);
  });

  it('[READ-02] is done to the field', () => {
    const { model, coverage } = createApplication(
      'Greenhouse log: bed code (unique), sown on (today by default), crop (required), stage sown/grown/picked (starts as sown)',
      { name: 'Application' },
    );
    const [entity] = model.entities;
    const said = entity?.fields.map(
      ({ name, required, unique, default: start }) =>
        `${name}${required ? ' required' : ''}${unique ? ' unique' : ''}${start === undefined ? '' : ` ${start}`}`,
    );
    const [stage] = entity?.fields.find(({ name }) => name === 'Stage')?.options ?? [];
    expect(said).toEqual([
      'Bed code required unique',
      'Sown on today',
      'Crop required',
      `Stage ${stage?.id ?? ''}`,
    ]);
    expect(coverage.filter(({ state }) => state !== 'built')).toEqual([]);
  });

  it('[READ-02] is told where the field cannot be so', () => {
    const { coverage } = createApplication('Deposits: tenant, amount (default = 2x rent), paid', {
      name: 'Application',
    });
    expect(coverage.find(({ phrase }) => phrase.includes('2x rent'))?.state).toBe('missing');
  });
});
