import { AppError } from '../../core/app-error';

export interface Readiness {
  /** Throws UNAVAILABLE, naming the part, while the server cannot do its work. */
  check(): Promise<Ready>;
}

interface Ready {
  readonly database: 'ok';
  readonly jobs: 'ok';
  /** A full one does not make the server unready: a balancer would take the reads away that still work. */
  readonly disk: 'ok' | 'full';
}

export interface ReadinessSettings {
  /** Rejects when the database does not answer. */
  readonly pingDatabase: () => Promise<void>;
  readonly areJobsRunning: () => boolean;
  /** Whether the disk has room to write. */
  readonly hasRoom: () => boolean;
}

const PING_MS = 2000;

export function createReadiness({ pingDatabase, areJobsRunning, hasRoom }: ReadinessSettings): Readiness {
  return {
    async check() {
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('no answer in time')), PING_MS);
      });
      try {
        await Promise.race([pingDatabase(), deadline]);
      } catch {
        throw new AppError('UNAVAILABLE', 'The database does not answer.', { retryAfter: 5 });
      } finally {
        clearTimeout(timer);
      }
      if (!areJobsRunning()) throw new AppError('UNAVAILABLE', 'Jobs are not running.', { retryAfter: 5 });
      return { database: 'ok', jobs: 'ok', disk: hasRoom() ? 'ok' : 'full' };
    },
  };
}
