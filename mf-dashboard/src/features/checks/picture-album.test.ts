import { createPictureAlbum } from './picture-album';
import { PICTURE } from './trial-testing';
import type { TriedCheck } from './trial.store';

const failed = (id: string): TriedCheck => ({ id, title: id, state: 'failed', picture: PICTURE });

describe('the pictures of failed checks', () => {
  it('[SAFE-16] are as many of a version as an honest application may need, the newest', () => {
    const album = createPictureAlbum();
    for (let trial = 0; trial < 50; trial += 1)
      album.add(
        'v1',
        Array.from({ length: 5 }, (_, at) => failed(`e${String(trial)}.${String(at)}`)),
      );
    expect(album.of('v1').size).toBe(50);
    expect(album.of('v1').has('e49.4')).toBe(true);
  });

  it('[SAFE-16] are kept of the versions that were tried last', () => {
    const album = createPictureAlbum();
    for (let version = 0; version < 40; version += 1) {
      album.add('first', [failed('e1.add')]);
      album.add(`v${String(version)}`, [failed('e1.add')]);
    }
    expect(album.of('first').size).toBe(1);
    expect(album.of('v39').size).toBe(1);
    expect(album.of('v0').size).toBe(0);
  });
});
