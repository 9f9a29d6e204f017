import { devReportSchema, type DevReport } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

/** How long a saved file may wait to be noticed, in ms. */
const LOOK_EVERY = 300;

/**
 * Follows what is being built, for as long as the page is open.
 *
 * @param onNewBuild called when another build than the last one is ready
 */
export function followDevReport(url: string, onNewBuild: () => void) {
  const store = createStore<DevReport>(() => ({ builds: [] }));
  let known = '';

  async function look(): Promise<void> {
    const answer = await fetch(url, { cache: 'no-store' });
    // Not there: nothing is built on this machine any more.
    const text = answer.ok ? await answer.text() : '{"builds":[]}';
    if (text === known) return;
    known = text;
    const { success, data: report } = devReportSchema.safeParse(JSON.parse(text));
    if (!success) return;
    const before = versionsOf(store.getState());
    store.setState(report);
    if (versionsOf(report) !== before) onNewBuild();
  }

  function goOn(): void {
    // The server may be being started anew: the next look finds it.
    void look()
      .catch(() => undefined)
      .finally(() => setTimeout(goOn, document.hidden ? LOOK_EVERY * 5 : LOOK_EVERY));
  }

  goOn();
  return store;
}

function versionsOf({ builds }: DevReport): string {
  return builds.map(({ name, version, heldBy }) => `${name}@${version}, ${heldBy}`).join('; ');
}
