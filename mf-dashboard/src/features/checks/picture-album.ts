import type { CheckPicture } from '@tessera/shared/contracts';
import type { TriedCheck } from './trial.store';

/** Of checks that failed, by their ids. */
export type CheckPictures = ReadonlyMap<string, CheckPicture>;

/** A trial takes five at most: more come only of an application that changes what it promises. */
const MOST_OF_VERSION = 50;
const MOST_VERSIONS = 20;

/** The pictures of every version that was tried in this page, for as long as it is open (SCR-02): nobody else gets them. */
export function createPictureAlbum() {
  const albums = new Map<string, CheckPictures>();
  const of = (versionId: string): CheckPictures => albums.get(versionId) ?? new Map();
  return {
    of,
    /** Puts them in place of what was there of the same checks. */
    add: (versionId: string, tried: readonly TriedCheck[]) => {
      const pictures = new Map(of(versionId));
      for (const { id, state, picture } of tried) {
        if (picture) pictures.set(id, picture);
        else if (state !== 'waiting') pictures.delete(id);
      }
      dropOldest(pictures, MOST_OF_VERSION);
      albums.delete(versionId);
      albums.set(versionId, pictures);
      dropOldest(albums, MOST_VERSIONS);
    },
  };
}

/** A map keeps its keys in the order in which they came. */
function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
