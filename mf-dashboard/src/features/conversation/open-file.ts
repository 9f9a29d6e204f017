import { createContext, use } from 'react';

const OpenFile = createContext<((path: string) => void) | undefined>(undefined);

/** Around the turns: how a file of the project is shown under Code. */
export const OpenFileProvider = OpenFile.Provider;

/** Undefined where there is no code to show. */
export function useOpenFile(): ((path: string) => void) | undefined {
  return use(OpenFile);
}
