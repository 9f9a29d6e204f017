import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * For the h1 of a page: arriving by a link begins at the top of the page with the focus on the heading, so that
 * screen readers announce it. The first load of the document and the browser's Back stay as the browser does them.
 *
 * @returns the ref for the heading, which needs `tabIndex={-1}`
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasArrivedByLink = useNavigationType() !== NavigationType.Pop;
  const hasAnchor = useLocation().hash !== '';
  const isHeadingWanted = useRef(hasArrivedByLink && !hasAnchor);
  useEffect(() => {
    if (!isHeadingWanted.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
