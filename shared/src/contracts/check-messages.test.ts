import * as z from 'zod/mini';
import { checkMessageSchema, checkPictureSchema } from './check-messages';

const PIXEL = 'data:image/jpeg;base64,/9j/4AAQSkY=';
const LARGEST = 200 * 1024;
const START = 'data:image/jpeg;base64,';
const ofLength = (length: number) => START + 'A'.repeat(length - START.length);

const takes = (image: unknown) => z.safeParse(checkPictureSchema, { image }).success;

describe('[SCR-02] the picture of a check that failed', () => {
  it.each([PIXEL, 'data:image/jpeg;base64,/9j/4AAQSkZJRg==', ofLength(LARGEST - 1)])(
    'is one that an <img> shows: %.40s',
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
    ['something behind it', `${PIXEL}\n<script>`],
    ['a line more', `${PIXEL}\n`],
    ['more than is kept', ofLength(LARGEST + 3)],
    ['no text', 7],
  ])('is never %s', (_, image) => {
    expect(takes(image)).toBe(false);
  });

  it('is left out where it is none, and what came of the check is told', () => {
    const ended = { tessera: 'checks/v1', type: 'ended', outcome: { state: 'failed' } };
    const read = (picture: unknown) => z.parse(checkMessageSchema, { ...ended, picture });

    expect(read({ image: PIXEL, lastStep: 'Press “Delete”' })).toHaveProperty('picture.image', PIXEL);
    expect(read({ image: 'http://tessera.test/picture.png' })).toEqual(ended);
    expect(z.parse(checkMessageSchema, ended)).toEqual(ended);
  });
});
