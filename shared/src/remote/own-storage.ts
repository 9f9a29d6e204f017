import { readText, removeText, writeText, type KeptIn } from './kept-text';

export interface OwnStorage {
  /** The text under a name of this remote's; null when there is none, or no storage. */
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
}

/**
 * What only one remote keeps in the browser, under keys that begin with its name. What another remote is to find is a
 * hand-over: `@tessera/shared/remote/hand-over`.
 */
export function ownStorage(remote: `mf-${string}`, place: KeptIn): OwnStorage {
  const keyOf = (name: string) => `${remote}.${name}`;
  return {
    read: (name) => readText(place, keyOf(name)),
    write: (name, text) => {
      writeText(place, keyOf(name), text);
    },
    remove: (name) => {
      removeText(place, keyOf(name));
    },
  };
}
