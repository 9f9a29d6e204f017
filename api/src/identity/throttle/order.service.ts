/** Runs one piece of work for a key at a time, in this process, in order. */
export type InOrder = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * For tries that are counted before they are made: right ones that come together would count against each other
 * until the first is done.
 */
export function createOrder(): InOrder {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (before ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
