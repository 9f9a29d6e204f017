import type { ApplicationModel } from '@tessera/shared/contracts';
import { createApplication } from '../create';
import { wordsOf } from '../reading/rule';
import { layOut } from '../reading/text/layout';
import { tokenise } from '../language/tokenise';
import { namesIn, NameIndex } from './mentions';
import { addRow, decode, type SequenceModel } from './sequence-model';
import { tagPrompt } from './tag-prompt';
import { tagWish, wishesIn } from './tag-message';
import { classesOf } from './tag-wish';

const spansOf = (text: string) =>
  [...tagPrompt(layOut(text)).values()]
    .flat()
    .flatMap(({ kind, tokens }) => (kind === 'rest' ? [] : [`${kind}: ${wordsOf(tokens)}`]));

const SHOP: ApplicationModel = createApplication(
  'Orders: customer, status (new, packed, sent), price, due date. Customers: name, phone.',
  { name: 'Shop' },
).model;
const names = new NameIndex(namesIn(SHOP));

describe('a prompt', () => {
  it('[READ-02] is cut into names of records, fields and wishes, and nothing is made of a story', () => {
    const text =
      'Hi, my sister keeps goats and loses track. For each goat: name, born on, father. Show the number of goats per year.';
    expect(spansOf(text)).toEqual([
      'record: goat',
      'field: name',
      'field: born on',
      'field: father',
      'wish: Show the number of goats per year',
    ]);
  });

  it.each([
    ['sorted by price, cheapest first', 'sort'],
    ['highlight whatever is overdue', 'badge'],
    ['a chart of the total price per month', 'metric'],
    ['the due date has to be filled in', 'required'],
    ['send me an email when it is late', 'impossible'],
  ])('[READ-02] has a wish “%s” of class %s', (wish, expected) => {
    expect(classesOf(tokenise(wish), names)[0]?.wish).toBe(expected);
  });
});

describe('a message', () => {
  it('[READ-05] has its wishes found between what is only told', () => {
    const text =
      'Mrs Abbot rang again this morning, poor thing. Please remove the phone and make the price required.';
    const wishes = layOut(text).flatMap((line) =>
      line.kind === 'table' ? [] : wishesIn(line.tokens, names),
    );
    expect(wishes.map(({ tokens }) => wordsOf(tokens)).join(' | ')).toMatch(/remove the phone/);
    expect(wishes.map(({ tokens }) => wordsOf(tokens)).join(' | ')).not.toMatch(/Abbot/);
  });

  it.each([
    ['rename status to stage', 'rename-field'],
    ['get rid of the due date', 'remove-field'],
    ['dark mode please', 'dark'],
  ])('[READ-05] may want with “%s” to %s', (message, intent) => {
    const likely = tagWish(tokenise(message), names).intents.slice(0, 3);
    expect(likely.map((each) => each.intent)).toContain(intent);
  });
});

describe('decoding', () => {
  const model: SequenceModel = {
    labels: ['O', 'B-F', 'I-F'],
    add: (feature, sums) => {
      addRow({ inside: [0, 0, 5], begin: [0, 3, 0] }[feature], sums);
    },
  };

  it('[READ-07] never goes on with what has not begun', () => {
    expect(decode(model, [{ features: ['inside'], joint: '' }])).toEqual(['O']);
    expect(
      decode(model, [
        { features: ['begin'], joint: '' },
        { features: ['inside'], joint: '' },
      ]),
    ).toEqual(['B-F', 'I-F']);
    expect(decode(model, [])).toEqual([]);
  });
});
