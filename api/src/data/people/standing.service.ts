/** For so long nobody is looked up again unless something was said: sessions end by themselves, and what another server says may be missed. */
const SURE_MS = 2000;

/** Whether somebody may be somebody else by the time when it is their turn (DATA-03). */
export interface Standing {
  /** Begins before somebody is looked up; gives what says whether they have to be looked up again. */
  begin(): () => boolean;
  /** Somebody was signed out, removed or given another role, here or on another server. */
  changed(): void;
}

export function createStanding(): Standing {
  // Of all applications together: to look somebody up once more costs little, and happens only to those who waited meanwhile.
  let changes = 0;
  return {
    begin() {
      const [before, at] = [changes, performance.now()];
      return () => changes !== before || performance.now() - at > SURE_MS;
    },
    changed() {
      changes += 1;
    },
  };
}
