import { ReleaseWorker, schedule } from '@tessera/shared/remote';
import type { LanguagePorts } from './language-client';
import type { LanguageAnswer } from './language-messages';

/** The real ports of the language: a worker of this release, 1.2 MB that is loaded when code is opened. */
export function languagePorts(report: (error: unknown) => void): LanguagePorts {
  return {
    start: async (hear, fail) => {
      const worker = await new ReleaseWorker(new URL('./language.worker.ts', import.meta.url), {
        name: 'language-worker',
      }).start();
      worker.addEventListener('message', ({ data }: MessageEvent<LanguageAnswer>) => {
        hear(data);
      });
      worker.addEventListener('error', (event) => {
        fail(event.error ?? new Error(event.message));
      });
      return {
        say: (message) => {
          worker.postMessage(message);
        },
        close: () => {
          worker.terminate();
        },
      };
    },
    schedule,
    report,
  };
}
