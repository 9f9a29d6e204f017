import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section that the address names, also when arriving from another route (NAV-09), and moves
 * the focus there so that the next Tab goes on from that section.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [hash, key]);
}
