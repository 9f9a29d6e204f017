import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface MobileMenu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The menu of narrow windows: closes on every change of the route (NAV-08) and with Escape. */
export function useMobileMenu(): MobileMenu {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Open only at the address where it was opened: a change of the route needs no event to close it.
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) };
}
