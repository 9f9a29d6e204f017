import type { ApplicationModel } from '@tessera/shared/contracts';
import { ReleaseWorker, schedule, type ShellProps } from '@tessera/shared/remote';
import type { TypedTextPorts } from './typed-text.store';
import type { TypingAnswer } from './typing-messages';

/** A prompt is about no application: its first key does not load what a model is checked by. */
async function readModel(shell: ShellProps, versionId: string): Promise<ApplicationModel | undefined> {
  const { readVersionModel } = await import('./version-model');
  return readVersionModel(shell, versionId);
}

/** The real ports of what is typed: a worker of this release, and the model of the version that messages are about. */
export function typedTextPorts(shell: ShellProps, versionId: string | undefined): TypedTextPorts {
  return {
    start: async (hear, fail) => {
      const worker = await new ReleaseWorker(new URL('./typing.worker.ts', import.meta.url), {
        name: 'typing-worker',
      }).start();
      worker.addEventListener('message', ({ data }: MessageEvent<TypingAnswer>) => {
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
    readModel: async () => (versionId === undefined ? undefined : readModel(shell, versionId)),
    nextFrame: (run) => {
      const frame = requestAnimationFrame(run);
      return () => {
        cancelAnimationFrame(frame);
      };
    },
    schedule,
    report: shell.reportError,
  };
}
