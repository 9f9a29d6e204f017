import type { ApplicationModel, Project } from '@tessera/shared/contracts';
import type { StreamHandlers } from '@tessera/shared/remote';
import { buildApi, buildApiError, buildProject, buildRun, uuid, type Answers } from '@tessera/shared/testing';
import type { DesignEdit } from './design.ports';
import { replay } from './design-draft';
import { buildModel } from './design-testing';

export const versionOf = (number: number) => ({ id: uuid(100 + number), number });

/** A server that has a project with tables, and does to them what designs say. */
export function openDesignApi(given: { project?: Partial<Project>; answers?: Answers; why?: string } = {}) {
  const models = new Map<string, ApplicationModel>([[versionOf(1).id, buildModel()]]);
  let project = buildProject({ headVersion: versionOf(1), ...given.project });
  const make = (operations: DesignEdit['operations']) => {
    const head = project.headVersion ?? versionOf(1);
    const before = models.get(head.id) ?? buildModel();
    const next = versionOf(head.number + 1);
    models.set(next.id, replay(before, { actions: [operations] }).model);
    project = { ...project, headVersion: next };
  };
  const { api, made } = buildApi(
    {
      'GET /project/:id': () => project,
      'GET /versions/:id/file': ({ params }) => ({
        text: JSON.stringify(models.get((params as { id: string }).id)),
      }),
      'POST /project/:id/edits': ({ body }) => {
        const { baseVersionId, edit } = body as { baseVersionId: string; edit: DesignEdit };
        const head = project.headVersion;
        if (baseVersionId !== head?.id)
          return Promise.reject(buildApiError(409, { code: 'CONFLICT', ...{ head } }));
        if (given.why === undefined) make(edit.operations);
        return buildRun({ status: 'queued' });
      },
      ...given.answers,
    },
    {
      '/runs/:id/events': ({ onEvent }: StreamHandlers) => {
        const ended =
          given.why === undefined
            ? { status: 'succeeded', versionId: project.headVersion?.id }
            : { status: 'failed', error: given.why };
        onEvent({ id: '1', type: 'end', data: { type: 'end', credits: 0, balance: 50, ...ended } });
      },
    },
  );
  return {
    api,
    edits: () =>
      made
        .filter(({ name }) => name === 'POST /project/:id/edits')
        .map(({ body }) => body as { baseVersionId: string; edit: DesignEdit }),
    /** What another window does meanwhile. */
    moveOn: make,
    model: () => models.get(project.headVersion?.id ?? ''),
  };
}
