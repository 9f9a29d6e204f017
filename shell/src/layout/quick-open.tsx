import { useEffect, type ComponentType } from 'react';
import { OnDemand } from '../lib/on-demand';
import { isShortcut } from '../lib/platform';
import type { QuickOpenProps } from '../lib/quick-open-props';
import { useNotices } from '../notices/notices-context';
import { useTypedAhead } from './use-typed-ahead';

/** The palette belongs to the public pages (PAL), the search to those with the sidebar (APP-07). */
export type QuickOpenKind = 'palette' | 'search';

const loaders: Readonly<Record<QuickOpenKind, () => Promise<ComponentType<QuickOpenProps>>>> = {
  palette: async () => (await import('../palette/palette')).Palette,
  search: async () => (await import('../search/search-overlay')).SearchOverlay,
};

/**
 * Ctrl/Cmd+K. What it opens is a chunk of its own; a key press before the chunk, or before it is known which of the
 * two this page has, is kept until then, and so is what is typed after it.
 */
export function QuickOpen({
  kind,
  isOpen,
  onOpenChange,
}: QuickOpenProps & { kind: QuickOpenKind | undefined }) {
  const notices = useNotices();
  const typedAhead = useTypedAhead(isOpen, onOpenChange);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, 'k')) return;
      // Another dialog is open: leaving the page from above it would lose what is being done there.
      if (!isOpen && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onOpenChange(!isOpen);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpenChange]);

  return (
    <OnDemand
      load={kind && loaders[kind]}
      isWanted={isOpen}
      onFailed={() => {
        onOpenChange(false);
        notices.notify({
          type: 'error',
          title: 'The search could not be loaded',
          message: 'Check your connection and try again.',
        });
      }}
      props={{ isOpen, onOpenChange, typedAhead }}
    />
  );
}
