import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { placeFloating, showInTopLayer } from './floating';

interface MenuListOptions {
  wrapper: { current: HTMLElement | null };
  align: 'start' | 'end';
  openedAt: 'first' | 'last';
  close: (isFocusReturned: boolean) => void;
}

const itemSelector = '[role^="menuitem"]:not([aria-disabled="true"])';

/** Place, focus and keys of an open menu. */
export function useMenuList({ wrapper, align, openedAt, close }: MenuListOptions) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const anchor = wrapper.current?.querySelector('[aria-haspopup="menu"]');
    if (!element || !anchor) return undefined;
    const place = () => {
      placeFloating(anchor, element, { side: 'bottom', align });
    };
    showInTopLayer(element);
    place();
    const items = menuItems(element);
    const first = openedAt === 'first' ? (items.find(isChecked) ?? items[0]) : items.at(-1);
    first?.focus({ preventScroll: true });
    // It stays at its button: the page may still be on its smooth way to the button that took the focus.
    document.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [wrapper, align, openedAt]);

  const closeLatest = useRef(close);
  useEffect(() => {
    closeLatest.current = close;
  });
  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (!(event.target instanceof Node) || wrapper.current?.contains(event.target)) return;
      closeLatest.current(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
    };
  }, [wrapper]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      close(false);
      return;
    }
    if (event.key === 'Escape') {
      // Only the topmost layer closes: a dialog around the menu stays.
      event.preventDefault();
      event.stopPropagation();
      close(true);
      return;
    }
    const target = nextItem(menuItems(event.currentTarget), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return { list, handleKeyDown };
}

function menuItems(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(itemSelector)];
}

function isChecked(item: HTMLElement): boolean {
  return item.getAttribute('aria-checked') === 'true';
}

function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const current = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const ordered = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return ordered.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
