import { tokenise } from '../../language/tokenise';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { wordsOf } from '../rule';
import { withToldFormulas } from './told-formulas';

/** 'f what is open | that should be | w price minus deposit' */
const spansOf = (text: string): TaggedSpan[] =>
  text.split(' | ').map((part, at) => {
    const [, mark = '', words = ''] = /^(?:([fw]) )?(.*)$/.exec(part) ?? [];
    const kind = mark === 'f' ? 'field' : mark === 'w' ? 'wish' : 'rest';
    return { kind, tokens: tokenise(words, at * 100) };
  });

const wishIn = (text: string) =>
  withToldFormulas(spansOf(text)).flatMap(({ kind, tokens }) =>
    kind === 'wish' ? [wordsOf(tokens)] : [],
  )[0];

describe('a wish behind a field', () => {
  it.each([
    [
      'f what is open | that should be | w price minus deposit',
      'what is open that should be price minus deposit',
    ],
    ['f takings | = | w tickets x price', 'takings = tickets x price'],
    ['f profit | , which is | w sales less costs', 'profit , which is sales less costs'],
  ])('[READ-02] says how it is worked out: %s', (text, expected) => {
    expect(wishIn(text)).toBe(expected);
  });

  it.each([
    ['f takings | , and | w tickets x price', 'tickets x price'],
    ['f status | that should be | w sorted by name', 'sorted by name'],
    ['f price | is | w times two', 'times two'],
  ])('[READ-02] stays alone: %s', (text, expected) => {
    expect(wishIn(text)).toBe(expected);
  });
});
