import { tokenise } from '../../language/tokenise';
import { createApplication } from '../../create';
import { wordsOf } from '../rule';
import { deedOf, isForeignDeed, isSentence } from './foreign-deeds';

describe('what no application does', () => {
  it.each([
    'then phones 999 on a large red button',
    'then ask the registry if the licence is valid',
    'decides whether a claim comes too late',
    'it should fetch the tide table',
    'cut the glass on the second table',
    'try colours on a photo of her hand',
  ])('[READ-02] is told by its verb: %s', (clause) => {
    expect(isForeignDeed(tokenise(clause))).toBe(true);
  });

  it.each([
    'show the total of each month',
    'rent per month',
    'dive depth in metres',
    'wash temperature',
    'price a kilo',
    'which room it is in',
    'games that have a winner',
    'hours times the rate',
    'flag the late ones in red',
    'ship date',
  ])('[READ-02] is not read into names, figures and what applications do: %s', (clause) => {
    expect(isForeignDeed(tokenise(clause))).toBe(false);
    expect(isSentence(tokenise('hours, rate, notes'))).toBe(false);
  });

  it.each([
    ['glucose (the readings come from his sensor)', 'the readings come from his sensor'],
    ['value now, which should refresh itself from the market', 'should refresh itself from the market'],
  ])('[READ-02] is told of a field apart from it: %s', (field, deed) => {
    expect(wordsOf(deedOf(tokenise(field)) ?? [])).toBe(deed);
  });

  it.each(['mood (how I felt)', 'place (where it hangs)', 'score (what I gave it)', 'size (S, M, L)'])(
    '[READ-02] is no mere explanation: %s',
    (field) => {
      expect(deedOf(tokenise(field))).toBeUndefined();
    },
  );

  it('[READ-02] becomes no field of a prompt, and is answered', () => {
    const { model, coverage } = createApplication(
      'A list of lighthouses with name, height, built on and notes. Identify broken lamps from a photo. Sort by height.',
      { name: 'Lights' },
    );
    expect(model.entities.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual([
      'Name',
      'Height',
      'Built on',
      'Notes',
    ]);
    expect(coverage.filter(({ state }) => state !== 'built').map(({ phrase }) => phrase)).toEqual([
      'Identify broken lamps from a photo',
    ]);
  });
});
