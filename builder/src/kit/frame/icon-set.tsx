import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The icons that an application names, by their names: what stands inside their `<svg viewBox="0 0 24 24">`. */
export type IconSet = Readonly<Record<string, ReactNode>>;

export const IconSetContext = createContext<IconSet>({});

interface NamedIconProps {
  readonly name: string | undefined;
  /** Shown where there is no such icon. */
  readonly fallback?: ReactNode;
}

/** One of the application's icons. */
export function NamedIcon({ name = '', fallback = null }: NamedIconProps) {
  const shapes = useContext(IconSetContext)[name];
  if (shapes === undefined) return fallback;
  return <Icon grid={24}>{shapes}</Icon>;
}
