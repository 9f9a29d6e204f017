import { useCallback, useEffect, useState } from 'react';

const KEY = 'tessera.sidebar';
const NARROW = '(max-width: 767.98px)';

function readKept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    // Storage is blocked: open, as on a first visit.
    return false;
  }
}

function keep(isCollapsed: boolean): void {
  try {
    localStorage.setItem(KEY, isCollapsed ? 'collapsed' : 'expanded');
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Open or collapsed: kept locally (APP-04), collapsed by itself below 768 px (APP-05), Ctrl/Cmd+B (APP-06). */
export function useSidebar() {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  const [isKeptCollapsed, setKeptCollapsed] = useState(readKept);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    const media = matchMedia(NARROW);
    const follow = () => {
      setNarrow(media.matches);
      setDrawerOpen(false);
    };
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);

  function toggle() {
    if (isNarrow) {
      setDrawerOpen((isOpen) => !isOpen);
      return;
    }
    setKeptCollapsed(!isKeptCollapsed);
    keep(!isKeptCollapsed);
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'b') return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return {
    isNarrow,
    isCollapsed: isNarrow ? !isDrawerOpen : isKeptCollapsed,
    toggle,
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
  };
}
