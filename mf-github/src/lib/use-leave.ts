import { createContext, useContext } from 'react';

/** Leaves for another document, as only a real browser does; tests put their own in. */
export const LeaveContext = createContext((address: string): void => {
  globalThis.location.assign(address);
});

export function useLeave(): (address: string) => void {
  return useContext(LeaveContext);
}
