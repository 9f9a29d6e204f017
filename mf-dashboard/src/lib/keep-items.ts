import type { ServedPreviewPorts } from './served-preview';

const MAX_ITEMS = 50;

/** Keeps what an application asks for, one thing after the other and of each name the newest, however fast it asks. */
export function createKeeping({ readItems, keepItem }: Pick<ServedPreviewPorts, 'readItems' | 'keepItem'>) {
  const waiting = new Map<string, string | null>();
  let isBusy = false;

  async function keepAll(): Promise<void> {
    isBusy = true;
    try {
      // Also what is asked for meanwhile.
      for (const [key, value] of waiting) {
        waiting.delete(key);
        const items = value === null ? undefined : await readItems();
        const isRoom = !items || key in items || Object.keys(items).length < MAX_ITEMS;
        if (isRoom) await keepItem(key, value);
      }
    } catch {
      // A browser that refuses its database: what is not sent yet is kept as long as the application is open.
      waiting.clear();
    }
    isBusy = false;
  }

  return (key: string, value: string | null): void => {
    if (waiting.has(key) || waiting.size < MAX_ITEMS) waiting.set(key, value);
    if (!isBusy) void keepAll();
  };
}
