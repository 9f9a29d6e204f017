import type { TypedSpan } from '@tessera/builder/typing';
import { segmentsOf, spansNow } from './marked-segments';

const TEXT = 'loans with tool and zorp';
const SPANS: readonly TypedSpan[] = [
  { start: 0, end: 5, mark: 'record' },
  { start: 11, end: 15, mark: 'field' },
  { start: 20, end: 24, mark: 'unknown' },
];

const shown = (now: string) =>
  segmentsOf(now, spansNow(TEXT, now, SPANS)).flatMap(({ text, mark }) => (mark ? [`${mark}: ${text}`] : []));

describe('marks', () => {
  it('[READ-06] cut a text without losing a letter of it', () => {
    const segments = segmentsOf(TEXT, SPANS);
    expect(segments.map(({ text }) => text).join('')).toBe(TEXT);
    expect(segments.map(({ mark }) => mark)).toEqual(['record', undefined, 'field', undefined, 'unknown']);
  });

  it('[READ-06] stay at their words while a key more is being read', () => {
    expect(shown(`${TEXT} `)).toEqual(['record: loans', 'field: tool', 'unknown: zorp']);
    expect(shown('loans with my tool and zorp')).toEqual(['record: loans', 'field: tool', 'unknown: zorp']);
  });

  it.each([
    ['a word that goes on', 'loans with tool and zorpa', ['record: loans', 'field: tool']],
    ['a word that was begun anew', 'loans with stool and zorp', ['record: loans', 'unknown: zorp']],
    ['a word that was changed', 'loans with toil and zorp', ['record: loans', 'unknown: zorp']],
    ['a word of which half is gone', 'lo with tool and zorp', ['field: tool', 'unknown: zorp']],
    ['another text', 'ants', []],
  ])('[READ-06] never stand under %s', (_, now, marks) => {
    expect(shown(now)).toEqual(marks);
  });

  it('[READ-06] that overlap or stick out are left out', () => {
    const spans: readonly TypedSpan[] = [
      { start: 0, end: 4, mark: 'record' },
      { start: 2, end: 6, mark: 'field' },
      { start: 5, end: 99, mark: 'wish' },
    ];
    expect(segmentsOf('some text', spans)).toEqual([
      { text: 'some', mark: 'record' },
      { text: ' text', mark: undefined },
    ]);
  });
});
