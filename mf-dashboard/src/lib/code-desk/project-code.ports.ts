import { createVersion, readVersionTexts, tryBuild, versionSchema } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { keptDraft } from './kept-draft';
import type { ProjectCodePorts } from './project-code.store';

/** The real ports of a project's code: its versions on the server, its draft in this browser. */
export function projectCodePorts({ api, reportError }: ShellProps, projectId: string): ProjectCodePorts {
  const draft = keptDraft(projectId);
  return {
    readTexts: async (id) => {
      const { items } = await api.call(readVersionTexts, { params: { id } });
      return new Map(items.map(({ path, text }) => [path, text]));
    },
    save: ({ baseVersionId, changes, note }) =>
      api.call(createVersion, {
        params: { id: projectId },
        body: { baseVersionId, changes: [...changes], note },
      }),
    tryBuild: async ({ baseVersionId, changes }, signal) => {
      const body = { changes: [...changes] };
      const { problem } = await api.call(tryBuild, { params: { id: baseVersionId }, body }, { signal });
      return problem ?? undefined;
    },
    headOf: (error) => {
      if (!isApiError(error) || error.code !== 'CONFLICT') return undefined;
      const head = z.safeParse(versionSchema, error.body.head);
      return head.success ? head.data : undefined;
    },
    readDraft: draft.read,
    writeDraft: draft.write,
    describe: (error) => errorMessage(error, 'The files could not be loaded.'),
    report: reportError,
  };
}
