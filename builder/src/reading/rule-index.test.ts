import { tokenise } from '../language/tokenise';
import { ALL_RULES } from './all-rules';
import { exampleWorld } from './reading-testing';
import { bare } from './rule';
import { RuleIndex } from './rule-index';
import { tokenPattern, wordSet } from './token-pattern';

const all = ALL_RULES.flatMap(({ when }) => when.map((source) => tokenPattern(source)));
const index = new RuleIndex(ALL_RULES);
const EVERY = 25;
const clauses = ALL_RULES.flatMap(({ examples }) => Object.keys(examples))
  .filter((_, at) => at % EVERY === 0)
  .map((example) => bare(tokenise(exampleWorld(example).clause)));

describe('the rules that a clause may be about', () => {
  it('[READ-02] are all that match it, in their order', () => {
    expect(clauses.length).toBeGreaterThan(50);
    for (const tokens of clauses) {
      const found = index.find(wordSet(tokens)).map(({ pattern }) => pattern);
      expect(found.filter(({ match }) => match(tokens)).map(({ source }) => source)).toEqual(
        all.filter(({ match }) => match(tokens)).map(({ source }) => source),
      );
    }
  });

  it('are few of them', () => {
    const found = clauses.map((tokens) => index.find(wordSet(tokens)).length);
    expect(Math.max(...found)).toBeLessThan(all.length / 2);
    expect(found.reduce((sum, one) => sum + one, 0) / found.length).toBeLessThan(all.length / 8);
  });
});
