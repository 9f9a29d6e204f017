import { PICTURE_MAX_BYTES } from '@tessera/shared/contracts';
import { shrinkPicture } from './shrink-picture';
import type { Picture } from './shrink-picture.ports';

const SMALL = 1000;
const LARGE = 200_000;

const fileOf = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const blobOf = (bytes: number, type: string) => new Blob([new Uint8Array(bytes)], { type });

function buildPicture(overrides: Partial<Picture> = {}): Picture {
  return {
    width: 800,
    height: 600,
    hasTransparency: () => false,
    draw: (_scale, type) => Promise.resolve(blobOf(SMALL, type)),
    close: jest.fn(),
    ...overrides,
  };
}

/** As an encoder would: so many bytes at full size, less the smaller it is drawn. */
const drawing = (fullPng: number, fullJpeg: number) =>
  jest.fn<Promise<Blob>, Parameters<Picture['draw']>>((scale, type) =>
    Promise.resolve(blobOf(Math.ceil((type === 'image/png' ? fullPng : fullJpeg) * scale ** 2), type)),
  );

const shrink = (file: File, picture: Picture) => shrinkPicture(file, () => Promise.resolve(picture));

describe('a picture that is attached', () => {
  it('[HOME-02] stays a PNG of its name where it is seen through, however large it was', async () => {
    const picture = buildPicture({ hasTransparency: () => true });
    const sent = await shrink(fileOf('logo.PNG', LARGE), picture);
    expect([sent.name, sent.type, sent.size]).toEqual(['logo.PNG', 'image/png', SMALL]);
    expect(picture.close).toHaveBeenCalledTimes(1);
  });

  it('[HOME-02] becomes a .jpg where it is a photo that was saved as a PNG', async () => {
    const sent = await shrink(fileOf('beach.day.png', LARGE), buildPicture());
    expect([sent.name, sent.type]).toEqual(['beach.day.jpg', 'image/jpeg']);
  });

  it.each(['beach.jpg', 'beach.JPEG'])('[HOME-02] keeps its name where it is a JPEG: %s', async (name) => {
    const sent = await shrink(fileOf(name, LARGE), buildPicture());
    expect([sent.name, sent.type]).toEqual([name, 'image/jpeg']);
  });

  it('[HOME-02] gets smaller step by step until it fits', async () => {
    const draw = drawing(LARGE, PICTURE_MAX_BYTES * 10);
    const sent = await shrink(fileOf('beach.jpg', LARGE), buildPicture({ width: 1000, height: 2560, draw }));
    expect(draw.mock.calls.map(([scale]) => scale)).toEqual([0.5, 0.375, 0.28125]);
    expect(sent.size).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
  });

  it('[HOME-02] gets as small as it must, where even little of it is a lot', async () => {
    const draw = drawing(2_000_000, 2_000_000);
    const sent = await shrink(
      fileOf('noise.png', LARGE),
      buildPicture({ hasTransparency: () => true, draw }),
    );
    expect(sent.size).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
  });

  it('[HOME-02] is drawn at its own size, never larger, where that fits', async () => {
    const draw = drawing(SMALL, SMALL);
    await shrink(fileOf('beach.jpg', LARGE), buildPicture({ draw }));
    expect(draw.mock.calls).toEqual([[1, 'image/jpeg']]);
  });

  it.each([
    ['beach.jpg', 'image/jpeg'],
    ['screen.png', 'image/png'],
  ])(
    '[HOME-02] is drawn anew, so that it tells nothing of its camera, when already small: %s',
    async (name, type) => {
      const file = fileOf(name, 500);
      const sent = await shrink(file, buildPicture());
      expect(sent).not.toBe(file);
      expect([sent.name, sent.type, sent.size]).toEqual([name, type, SMALL]);
    },
  );

  it('[HOME-02] is drawn smaller where a small PNG that is seen through grew by being drawn', async () => {
    const picture = buildPicture({
      hasTransparency: () => true,
      draw: drawing(PICTURE_MAX_BYTES * 1.5, SMALL),
    });
    const sent = await shrink(fileOf('logo.png', PICTURE_MAX_BYTES), picture);
    expect([sent.name, sent.type]).toEqual(['logo.png', 'image/png']);
    expect(sent.size).toBe(Math.ceil(PICTURE_MAX_BYTES * 1.5 * 0.75 ** 2));
  });

  it('[HOME-02] becomes a .jpg where a small PNG grew by being drawn and has no transparency', async () => {
    const picture = buildPicture({ draw: drawing(PICTURE_MAX_BYTES * 1.5, SMALL) });
    const sent = await shrink(fileOf('screen.png', PICTURE_MAX_BYTES), picture);
    expect([sent.name, sent.type, sent.size]).toEqual(['screen.jpg', 'image/jpeg', SMALL]);
  });
});

describe('a file that cannot be drawn', () => {
  const file = fileOf('beach.jpg', LARGE);

  it('[HOME-02] is sent as it is where the browser has nothing to draw with', async () => {
    // As jsdom is: without `createImageBitmap` and `OffscreenCanvas`.
    await expect(shrinkPicture(file)).resolves.toBe(file);
  });

  it('[HOME-02] is sent as it is where it cannot be decoded', async () => {
    await expect(shrinkPicture(file, () => Promise.reject(new Error('Not a picture')))).resolves.toBe(file);
  });

  it('[HOME-02] is sent as it is, and let go, where drawing fails', async () => {
    const picture = buildPicture({ draw: () => Promise.reject(new Error('Out of memory')) });
    await expect(shrink(file, picture)).resolves.toBe(file);
    expect(picture.close).toHaveBeenCalledTimes(1);
  });

  it('[HOME-02] is sent as it is where nobody can look for transparency', async () => {
    const hasTransparency = () => {
      throw new Error('Nothing can be drawn here');
    };
    const png = fileOf('logo.png', LARGE);
    await expect(shrink(png, buildPicture({ hasTransparency }))).resolves.toBe(png);
  });
});
