import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Where nothing is laid out. */
const USUAL = 640;

/** How wide an element is, kept up to date. Text in a drawing keeps its size only if the drawing is not stretched. */
export function useWidth(): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () => {
      const wide = ref.current?.clientWidth ?? 0;
      if (wide > 0) setWidth(wide);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { ref, width };
}
