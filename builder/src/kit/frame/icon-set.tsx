import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** The icons that an application names, by their names: what stands inside their `<svg viewBox="0 0 24 24">`. */
export type IconSet = Readonly<Record<string, ReactNode>>;

export const IconSetContext = createContext<IconSet>({});

interface NamedIconProps {
  readonly name: string | undefined;
  /** Shown where there is no such icon. */
  readonly fallback?: ReactNode;
}

/** One of the application's icons. It says nothing to screen readers: its name stands beside it. */
export function NamedIcon({ name = '', fallback = null }: NamedIconProps) {
  const shapes = useContext(IconSetContext)[name];
  if (shapes === undefined) return fallback;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes}
    </svg>
  );
}
