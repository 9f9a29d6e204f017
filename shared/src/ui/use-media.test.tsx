import { act, renderHook } from '@testing-library/react';
import { useIsPhone, useReducedMotion } from './use-media';

/** A window whose answers can change, by the words of the query. */
function replaceMedia() {
  const listeners = new Set<() => void>();
  const matching = new Set<string>();
  const spy = jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: matching.has(query),
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    spy,
    listeners,
    match: (query: string) => {
      act(() => {
        matching.add(query);
        for (const listener of listeners) listener();
      });
    },
  };
}

describe('what the window says', () => {
  let media: ReturnType<typeof replaceMedia>;
  beforeEach(() => {
    media = replaceMedia();
  });
  afterEach(() => {
    media.spy.mockRestore();
  });

  it('follows the wish for less motion, and stops listening', () => {
    const { result, unmount } = renderHook(() => useReducedMotion());
    expect(result.current).toBe(false);
    media.match('(prefers-reduced-motion: reduce)');
    expect(result.current).toBe(true);
    unmount();
    expect(media.listeners.size).toBe(0);
  });

  it('tells a window as narrow as a phone', () => {
    const { result } = renderHook(() => useIsPhone());
    expect(result.current).toBe(false);
    media.match('(max-width: 767.98px)');
    expect(result.current).toBe(true);
  });
});
