import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window something may be to be fetched. */
const MARGIN = '300px';

export interface WhenNearProps {
  /** Drawn once its place is near the window. */
  children: ReactNode;
  /** Of the place before that, so that the page has its length. Any CSS length. */
  height: string;
}

/** What is far below is neither fetched nor drawn before somebody comes near. */
export function WhenNear({ children, height }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  if (isNear) return children;
  return <div ref={place} style={{ minHeight: height }} />;
}
