import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { keepInWindow } from './place-menu';

interface MenuProps {
  /** Says what the menu is about: 'More for Blackbird'. */
  readonly label: string;
  /** What the button shows. */
  readonly icon: ReactNode;
  /** How the button looks where it is no icon alone. */
  readonly className?: string;
  /** Gets the function that closes the menu, for buttons that have done their work. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that shows a few more buttons below itself, or above where there is no room. Escape, leaving it and a press elsewhere close it. */
export function Menu({ label, icon, className, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
  };
  // Before it is painted, or it would be seen to jump.
  useLayoutEffect(() => {
    if (!items.current || !button.current) return undefined;
    return keepInWindow(items.current, button.current);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return watchOutside(root.current, (byKey) => {
      setIsOpen(false);
      if (byKey) button.current?.focus();
    });
  }, [isOpen]);
  return (
    <div className="menu" ref={root}>
      <button
        ref={button}
        type="button"
        className={className ?? 'icon-button'}
        aria-label={label}
        title={className === undefined ? 'More' : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {icon}
      </button>
      {isOpen && (
        <div ref={items} className="menu-items" id={id}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** Tells when somebody presses or goes outside of the element, or presses Escape. Gives the function that stops it. */
export function watchOutside(root: HTMLElement | null, onLeave: (byKey: boolean) => void): () => void {
  const onOutside = (event: Event) => {
    if (event.target instanceof Node && root?.contains(event.target) !== true) onLeave(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave(true);
  };
  document.addEventListener('pointerdown', onOutside);
  document.addEventListener('focusin', onOutside);
  root?.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onOutside);
    document.removeEventListener('focusin', onOutside);
    root?.removeEventListener('keydown', onKey);
  };
}
