import { useEffect, useEffectEvent } from 'react';

/** A key that was pressed elsewhere on the page: save a version, open a file by its name. */
export type CodeWish = 'save' | 'open';

export interface CodeWishes {
  readonly wish?: CodeWish | undefined;
  /** It is done, or cannot be. Where this is given, the page has the keys, and the desk none for the same. */
  readonly onWishTaken?: (() => void) | undefined;
}

/** Does what is wished as soon as whoever can do it is on the page. */
export function useCodeWish({ wish, onWishTaken }: CodeWishes, fulfil: (wish: CodeWish) => void): void {
  const take = useEffectEvent((wished: CodeWish) => {
    onWishTaken?.();
    fulfil(wished);
  });
  useEffect(() => {
    if (wish) take(wish);
  }, [wish]);
}
