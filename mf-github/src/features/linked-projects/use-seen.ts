import { useEffect, useState } from 'react';

/** Whether an element has come near what is seen, once and for all; where that cannot be told, it has. Also gives the element. */
export function useSeen() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isSeen, setIsSeen] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element, isSeen]);
  return [isSeen, setElement, element] as const;
}
