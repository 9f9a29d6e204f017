import { act } from '@testing-library/react';

/** A window that is as wide as told, for tests of what happens when a tablet is turned. */
export function openTurning() {
  let isPhone = false;
  const windows = new Set<EventTarget>();
  const spy = jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget();
    windows.add(list);
    return Object.defineProperties(list, {
      media: { value: media },
      matches: { get: () => isPhone && media.includes('max-width') },
    }) as MediaQueryList;
  });
  return {
    turn: (isNarrow: boolean) => {
      isPhone = isNarrow;
      act(() => {
        for (const list of windows) list.dispatchEvent(new Event('change'));
      });
    },
    restore: () => {
      spy.mockRestore();
    },
  };
}
