import { CULTURE_WORDS } from './culture';
import { LIVING_WORDS } from './living';
import { PEOPLE_WORDS } from './people';
import { PLACE_WORDS } from './places';
import { readWords } from './read-words';
import { THING_WORDS } from './things';
import { WORK_WORDS } from './work';

const lists = [PEOPLE_WORDS, PLACE_WORDS, THING_WORDS, WORK_WORDS, CULTURE_WORDS, LIVING_WORDS].flatMap(
  readWords,
);

describe('the words of samples', () => {
  it('stand for each noun once', () => {
    const nouns = lists.map(([noun]) => noun);
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
  });

  it('are enough for eight samples', () => {
    expect(lists.filter(([, words]) => words.length < 8 || words.includes('')).map(([noun]) => noun)).toEqual(
      [],
    );
  });
});
