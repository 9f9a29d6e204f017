import { readByteRange } from './byte-range';

const BODY = { size: 1000, etag: '"a"' };

describe('readByteRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=0-9999', { start: 0, end: 999 }],
    ['bytes=1000-', 'none'],
    ['bytes=0-1,5-9', undefined],
    ['lines=0-1', undefined],
    ['nonsense', undefined],
  ])('reads %s', (range, read) => {
    expect(readByteRange({ range }, BODY)).toEqual(read);
  });

  it('answers the whole to whoever has another version of it, or asks for no part', () => {
    expect(readByteRange({ range: 'bytes=0-9', 'if-range': '"b"' }, BODY)).toBeUndefined();
    expect(readByteRange({ range: 'bytes=0-9', 'if-range': '"a"' }, BODY)).toEqual({ start: 0, end: 9 });
    expect(readByteRange({}, BODY)).toBeUndefined();
  });
});
