import { digitsOfAll, packSmall, trainSmall } from './small';
import { typingWords } from './typing-words';
import { numbersIn, unpackSmall } from '../src/tagger/small-model';
import { sumsOf } from '../src/tagger/sequence-model';
import { wordsByNumber } from '../src/tagger/small-words';
import * as embedded from '../src/tagger/weights/typing-words';

describe('what a browser loads of the reader', () => {
  it('[READ-06] has numbers as differences in few letters', () => {
    const numbers = [0, 1, 88, 89, 1000, 1000, 262_143];
    expect(numbersIn(digitsOfAll(numbers))).toEqual(numbers);
  });

  it('[READ-06] has the weights that were learned, as near as a letter can say', () => {
    const learned = new Map([
      ['w one', [8, -2, 0, 0, 0]],
      ['w two', [0, 0, 0.4, 0, -8]],
    ]);
    const model = unpackSmall(packSmall(['a', 'b', 'c', 'd', 'e'], learned, 20, 1));
    const near = (feature: string) =>
      Array.from(sumsOf(model, [feature]), (value) => value * (model.scale ?? 0));
    expect(near('w one')).toEqual([8, -2, 0, 0, 0]);
    expect(near('w two')[2]).toBeCloseTo(0.5, 1);
    expect(near('w two')[4]).toBe(-8);
    expect(near('w three')).toEqual([0, 0, 0, 0, 0]);
  });

  it('[READ-06] is learned once more from the features that mattered', () => {
    const place = (...features: string[]) => [{ places: [{ features, joint: '' }], labels: ['a'] }];
    const sequences = [...place('often', 'seldom'), ...place('often'), ...place('often', 'never')];
    const seen: string[][] = [];
    const kept = trainSmall(sequences, 1, (given) => {
      const features = [...new Set(given.flatMap(({ places }) => places.flatMap((one) => one.features)))];
      seen.push(features);
      return new Map(features.map((feature) => [feature, [1]]));
    });
    expect(seen).toEqual([['often', 'seldom', 'never'], ['often']]);
    expect([...kept.keys()]).toEqual(['often']);
  });

  it('[READ-06] knows every word of its lists: run builder/scripts/embed-typing-words.mjs', () => {
    expect({ ...embedded }).toEqual(typingWords());
    const isNoun = wordsByNumber(embedded.RECORD_NOUNS);
    expect(['loan', 'recipe', 'customer'].filter((word) => !isNoun(word))).toEqual([]);
  });
});
