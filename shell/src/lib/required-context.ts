import { createContext, use, type Provider } from 'react';

/**
 * Something that the whole page shares: the provider that main.tsx gives it to, and the hook that reads it.
 *
 * @param name says in the error what was read outside the page
 */
export function createRequiredContext<T>(name: string): readonly [Provider<T | undefined>, () => T] {
  const context = createContext<T | undefined>(undefined);
  function useRequired(): T {
    const value = use(context);
    if (value === undefined) throw new Error(`${name} can be read inside the shell only`);
    return value;
  }
  return [context.Provider, useRequired];
}
