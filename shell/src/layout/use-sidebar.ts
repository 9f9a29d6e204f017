import { useCallback, useEffect, useState } from 'react';

/** A choice of its own for pages that need the width: folding the sidebar there folds it nowhere else. */
const KEYS = { usual: 'tessera.sidebar', wide: 'tessera.sidebar.wide' } as const;
const NARROW = '(max-width: 767.98px)';

type Kind = keyof typeof KEYS;

function readKept(kind: Kind): boolean {
  const isFirstFolded = kind === 'wide';
  try {
    const kept = localStorage.getItem(KEYS[kind]);
    return kept === null ? isFirstFolded : kept === 'collapsed';
  } catch {
    // Storage is blocked: as on a first visit.
    return isFirstFolded;
  }
}

function keep(kind: Kind, isCollapsed: boolean): void {
  try {
    localStorage.setItem(KEYS[kind], isCollapsed ? 'collapsed' : 'expanded');
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/**
 * Open or collapsed: kept locally (APP-04), collapsed by itself below 768 px (APP-05), Ctrl/Cmd+B (APP-06).
 *
 * @param isPageWide the page of now needs the width
 */
export function useSidebar(isPageWide: boolean) {
  const kind = isPageWide ? 'wide' : 'usual';
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  const [kept, setKept] = useState(() => ({ usual: readKept('usual'), wide: readKept('wide') }));
  const isKeptCollapsed = kept[kind];
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
    setKept({ ...kept, [kind]: !isKeptCollapsed });
    keep(kind, !isKeptCollapsed);
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
