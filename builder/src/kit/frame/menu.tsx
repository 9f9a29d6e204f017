import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface MenuProps {
  /** Says what the menu is about: 'More for Blackbird'. */
  readonly label: string;
  /** What the button shows. */
  readonly icon: ReactNode;
  /** Gets the function that closes the menu, for buttons that have done their work. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that shows a few more buttons below itself. Escape, leaving it and a press elsewhere close it. */
export function Menu({ label, icon, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
  };
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
        className="icon-button"
        aria-label={label}
        title="More"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {icon}
      </button>
      {isOpen && (
        <div className="menu-items" id={id}>
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
