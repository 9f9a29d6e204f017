import type { Known, Listeners, RecordServer } from './record-server';

const POLL_MS = 5000;

/** Hears what others do. While no news can come it has everything read again and again. */
export class ServedLink {
  isPaused = false;
  #stop = (): void => undefined;
  #poll: ReturnType<typeof setInterval> | undefined;

  close(): void {
    this.#stop();
    clearInterval(this.#poll);
  }

  /** In the place of what was heard before: that was for somebody else. */
  open(server: RecordServer, known: () => Known, listeners: Listeners, readAll: () => void): void {
    this.close();
    this.#stop = server.listen(known, {
      ...listeners,
      onState: (state) => {
        clearInterval(this.#poll);
        this.isPaused = state === 'paused' || (state === 'lost' && this.isPaused);
        if (this.isPaused) this.#poll = setInterval(readAll, POLL_MS);
        listeners.onState(state);
      },
    });
  }
}
