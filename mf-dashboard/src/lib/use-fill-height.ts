import { useLayoutEffect, useRef } from 'react';

/** The space left under whatever the shell puts above, as a CSS height. */
export function useFillHeight<Element extends HTMLElement>() {
  const root = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    function fit(): void {
      const top = (element?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element?.style.setProperty('--bench-top', `${String(Math.round(top))}px`);
    }
    // What the shell puts above follows the window too, by its next frame.
    function fitSoon(): void {
      requestAnimationFrame(() => requestAnimationFrame(fit));
    }
    fit();
    window.addEventListener('resize', fitSoon);
    return () => {
      window.removeEventListener('resize', fitSoon);
    };
  }, []);
  return root;
}
