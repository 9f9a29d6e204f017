import * as z from 'zod/mini';
import { checkMessageSchema, checkPictureSchema } from './check-messages';

const START = 'data:image/jpeg;base64,';
const LARGEST = 200 * 1024;

/** A picture's first bytes with that size, and as many comments in front as make the text that long. */
function jpeg({ width = 800, height = 500, frame = 0xc0, length = 0 } = {}): string {
  const side = (pixels: number) => [pixels >> 8, pixels & 255];
  const head = [
    0xff,
    frame,
    0,
    17,
    8,
    ...side(height),
    ...side(width),
    3,
    ...Array<number>(9).fill(1),
    0xff,
    0xd9,
  ];
  const bytes = [0xff, 0xd8];
  let left = Math.floor((length - START.length) / 4) * 3 - bytes.length - head.length;
  while (left > 4) {
    const size = Math.min(left, 60_000);
    const rest = left - size > 0 && left - size <= 4 ? size - 5 : size;
    bytes.push(0xff, 0xfe, ...side(rest - 2), ...Array<number>(rest - 4).fill(0));
    left -= rest;
  }
  return START + Buffer.from([...bytes, ...head]).toString('base64');
}

const PICTURE = jpeg();

const takes = (image: unknown) => z.safeParse(checkPictureSchema, { image }).success;

describe('[SCR-02] the picture of a check that failed', () => {
  it.each([PICTURE, jpeg({ frame: 0xc2 }), jpeg({ width: 1000, height: 1000 }), jpeg({ length: LARGEST })])(
    'is a JPEG that is no larger than such a picture: %.40s',
    (image) => {
      expect(takes(image)).toBe(true);
    },
  );

  it.each([
    ['an address', 'http://tessera.test/picture.png'],
    ['an address without a scheme', '//tessera.test/picture.png'],
    ['a script', 'javascript:alert(1)'],
    ['a picture that may hold a script', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['a page', 'data:text/html;base64,PHA+'],
    ['a small file of many pixels', 'data:image/png;base64,iVBORw0KGgo='],
    ['a text', 'data:image/jpeg,iVBORw0KGgo='],
    ['no base64', 'data:image/jpeg;base64,/9j/4AAQSk*='],
    ['base64 that ends early', 'data:image/jpeg;base64,/9j/4'],
    ['nothing', 'data:image/jpeg;base64,'],
    ['something behind it', `${PICTURE}\n<script>`],
    ['a line more', `${PICTURE}\n`],
    ['more than is kept', jpeg({ length: LARGEST + 400 })],
    ['so long that no expression reads it', `${START}${'A'.repeat(6 * 1024 * 1024)}`],
    ['one of more pixels than the page has memory for', jpeg({ width: 20_000, height: 20_000 })],
    ['one that is sharpened step by step, of as many', jpeg({ width: 20_000, height: 20_000, frame: 0xc2 })],
    ['as high as a house', jpeg({ width: 8, height: 65_500 })],
    ['of no width', jpeg({ width: 0 })],
    ['of another kind of JPEG', jpeg({ frame: 0xc3 })],
    ['a picture of another format under that name', `${START}iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAYAAAA=`],
    ['letters', `${START}AAAA`],
    ['one that ends before its size', `${START}/9j/2wBD`],
    ['no text', 7],
  ])('is never %s', (_, image) => {
    expect(takes(image)).toBe(false);
  });

  it('is left out where it is none, and what came of the check is told', () => {
    const ended = { tessera: 'checks/v1', type: 'ended', outcome: { state: 'failed' } };
    const read = (picture: unknown) => z.parse(checkMessageSchema, { ...ended, picture });

    expect(read({ image: PICTURE, lastStep: 'Press “Delete”' })).toHaveProperty('picture.image', PICTURE);
    expect(read({ image: 'http://tessera.test/picture.png' })).toEqual(ended);
    expect(z.parse(checkMessageSchema, ended)).toEqual(ended);
  });
});
