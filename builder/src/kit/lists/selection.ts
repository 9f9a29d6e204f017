import { createContext, useContext } from 'react';

/** Which records of a list are chosen; null while nothing is being chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

export const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection | null {
  return useContext(SelectionContext);
}
