import {
  listProjects,
  listVersionFiles,
  listVersions,
  readRun,
  readVersionFile,
  type Contract,
  type Project,
  type Run,
  type Version,
} from '@tessera/shared/contracts';
import { ApiError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';

export interface FakeServer {
  readonly projects?: readonly Project[];
  readonly versions?: readonly Version[];
  readonly runs?: readonly Run[];
  /** Texts by version id and path. */
  readonly files?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Parts {
  readonly params?: { readonly id: string };
  readonly query?: { readonly path: string };
}

/** The API port over data in memory: answers the calls of the diff viewer and refuses every other. */
export function buildFakeApi({
  projects = [],
  versions = [],
  runs = [],
  files = {},
}: FakeServer): ShellProps['api'] {
  const answers = new Map<Contract, (parts: Parts) => unknown>([
    [listProjects, () => projects],
    [listVersions, () => ({ items: versions, nextCursor: null })],
    [readRun, ({ params }) => runs.find(({ id }) => id === params?.id)],
    [
      listVersionFiles,
      ({ params }) => ({
        items: Object.entries(files[params?.id ?? ''] ?? {}).map(([path, text]) => ({
          path,
          size: text.length,
          hash: text,
        })),
      }),
    ],
    [
      readVersionFile,
      ({ params, query }) => fileAnswer(files[params?.id ?? '']?.[query?.path ?? ''], query?.path),
    ],
  ]);
  return {
    call: (contract, input) => {
      const answer = answers.get(contract)?.(input as Parts);
      if (answer !== undefined) return Promise.resolve(answer as never);
      return Promise.reject(new ApiError(404, { error: 'Not found', code: 'NOT_FOUND' }));
    },
    stream: () => Promise.reject(new Error('The diff viewer opens no stream')),
  };
}

function fileAnswer(text: string | undefined, path: string | undefined) {
  return text === undefined ? undefined : { path, text };
}

/** An answered failure with the server's message. */
export function buildApiError(message: string): ApiError {
  return new ApiError(503, { error: message, code: 'UNAVAILABLE' });
}
