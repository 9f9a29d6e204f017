import type { AppWindow } from '../robot/robot';

/**
 * Gives the application in this window a storage that nobody else has, and no page around it: it takes itself for a site of its
 * own, and never asks for the records of the person whose preview this is.
 */
export function keepStorageInside(window: AppWindow): void {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      texts.set(key, text);
    },
    removeItem: (key: string) => {
      texts.delete(key);
    },
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, value: storage });
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
}
