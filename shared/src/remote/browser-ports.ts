import { createContext, useContext } from 'react';

/** What only a real browser does; tests put their own in. */
export interface BrowserPorts {
  /** Leaves for another document; the way back leads here. */
  readonly leave: (address: string) => void;
  /** Leaves for another document and takes this page out of the history. */
  readonly leaveForGood: (address: string) => void;
}

const browser: BrowserPorts = {
  leave: (address) => {
    globalThis.location.assign(address);
  },
  leaveForGood: (address) => {
    globalThis.location.replace(address);
  },
};

export const BrowserPortsContext = createContext(browser);

export function useBrowser(): BrowserPorts {
  return useContext(BrowserPortsContext);
}
