import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS } from '../src/reading/chat/intents';
import { WISH_CLASSES } from '../src/reading/slots/slot-reader';
import { unpack } from '../src/tagger/packed-model';
import { decode } from '../src/tagger/sequence-model';
import { plainOf, readAnnotated } from './annotated';
import { readMessages } from './chat-examples';
import { trainClassifier } from './logistic';
import { pack } from './pack';
import { trainTagger } from './perceptron';
import type { Sequence } from './sequence';
import { probabilities } from '../src/tagger/classify';

const TYPES =
  'text longtext integer number money percent date time datetime duration boolean choice tags email url phone rating color image person link links';
const known = (...words: readonly string[]): ReadonlySet<string> => new Set(words);

const filesOf = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).map((name) =>
    readFileSync(join(import.meta.dirname, folder, name), 'utf8'),
  );

/** The same few words many times over, each with its label. */
const examples = (rows: readonly (readonly (readonly [word: string, label: string])[])[]): Sequence[] =>
  Array.from({ length: 5 }, () =>
    rows.map((row) => ({
      places: row.map(([word]) => ({ features: [`w ${word}`], joint: '' })),
      labels: row.map(([, label]) => label),
    })),
  ).flat();

describe('marked texts', () => {
  it('[READ-02] are taken apart into what was typed and what it is', () => {
    expect(plainOf('a {r1 dog} and {f1.text its [v no brackets] name}')).toEqual({
      text: 'a dog and its no brackets name',
      spans: [
        { tag: 'r1', start: 2, end: 5 },
        { tag: 'f1.text', start: 10, end: 30 },
      ],
      slots: [{ tag: 'v', start: 14, end: 25 }],
    });
  });

  it('[READ-02] of prompts have only tags that are known', () => {
    const types = known(...TYPES.split(' '));
    const classes = known(...WISH_CLASSES);
    const odd = filesOf('prompts')
      .flatMap(readAnnotated)
      .flatMap(({ id, spans }) => spans.map(({ tag }) => ({ id, tag })))
      .filter(({ tag }) => {
        const [head = '', kind = ''] = tag.split('.');
        if (/^r\d?$/.test(head)) return false;
        return !(/^f\d?$/.test(head) && types.has(kind)) && !(/^w\d?$/.test(head) && classes.has(kind));
      });
    expect(odd).toEqual([]);
  });

  it('[READ-05] of messages have only intents that are known', () => {
    const intents = known(...INTENTS);
    const odd = filesOf('chat')
      .flatMap(readMessages)
      .flatMap(({ id, spans }) => spans.flatMap(({ tag }) => (intents.has(tag) ? [] : [`${id} ${tag}`])));
    expect(odd).toEqual([]);
  });
});

describe('learning', () => {
  const rows = examples([
    [
      ['keep', 'O'],
      ['unit', 'B-F'],
      ['price', 'I-F'],
    ],
    [
      ['keep', 'O'],
      ['colour', 'B-F'],
    ],
  ]);
  const labels = ['O', 'B-F', 'I-F'];

  it('[READ-07] gives the same weights each time', () => {
    expect(pack(labels, trainTagger(labels, rows))).toEqual(pack(labels, trainTagger(labels, rows)));
  });

  it('[READ-02] learns which words begin a field and which go on with it', () => {
    const model = unpack(pack(labels, trainTagger(labels, rows)));
    const places = ['keep', 'unit', 'price'].map((word) => ({ features: [`w ${word}`], joint: '' }));
    expect(decode(model, places)).toEqual(['O', 'B-F', 'I-F']);
  });

  it('[READ-02] tells how sure it is of a class', () => {
    const classes = ['filter', 'sort'];
    const model = unpack(
      pack(classes, trainClassifier(classes, examples([[['only', 'filter']], [['first', 'sort']]]))),
    );
    const [likeliest, other] = probabilities(model, ['w only']);
    expect(likeliest?.label).toBe('filter');
    expect(likeliest?.chance).toBeGreaterThan(0.8);
    expect((likeliest?.chance ?? 0) + (other?.chance ?? 0)).toBeCloseTo(1, 6);
  });
});
