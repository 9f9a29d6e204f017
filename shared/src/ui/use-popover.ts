import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { placeFloating, showInTopLayer } from './floating';

interface PopoverOptions {
  /** Holds the trigger as its first child, and the panel. */
  wrapper: { current: HTMLElement | null };
  align: 'start' | 'end';
  close: (isFocusReturned: boolean) => void;
}

const FIRST = '[data-autofocus], input:enabled, textarea:enabled, select:enabled, button:enabled, a[href]';

/** Place, focus and ways to close of an open popover. */
export function usePopover({ wrapper, align, close }: PopoverOptions) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    const anchor = wrapper.current?.querySelector('[aria-haspopup="dialog"]');
    if (!panel || !anchor) return undefined;
    const place = () => {
      placeFloating(anchor, panel, { side: 'bottom', align });
    };
    showInTopLayer(panel);
    place();
    (panel.querySelector<HTMLElement>(FIRST) ?? panel).focus({ preventScroll: true });
    document.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [wrapper, align]);

  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !wrapper.current?.contains(event.target)) close(false);
  });
  useEffect(() => {
    const listen = (event: Event) => {
      closeFromOutside(event);
    };
    document.addEventListener('pointerdown', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
    };
  }, []);

  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Only the topmost layer closes: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !wrapper.current?.contains(next)) close(false);
    },
  };
}
