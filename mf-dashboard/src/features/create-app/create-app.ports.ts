import {
  createProject,
  createRun,
  listProjects,
  listTemplates,
  readProject,
  stopRun,
  updateProject,
  type Project,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import { readCreation, removeCreation, writeCreation } from '@tessera/shared/remote/hand-over';
import { followRun } from '../../lib/follow-run';
import { schedule } from '../../lib/schedule';
import type { CreateAppPorts } from './create-app.store';
import { freeName } from '../../lib/free-name';

function isNameTaken(error: unknown): boolean {
  return isApiError(error) && error.status === 409 && 'projectName' in error.fields;
}

/**
 * The real ports of the create page.
 *
 * @param name the name in the address, under which the app home left its prompt
 */
export function createAppPorts(
  { api }: ShellProps,
  name: string,
  page: Pick<CreateAppPorts, 'openBuilder' | 'isSomebodyHere'>,
): CreateAppPorts {
  async function describeTaken(wanted: string) {
    const projects: Project[] = await api.call(listProjects, { query: {} });
    const existing = projects.find((project) => project.name.toLowerCase() === wanted.toLowerCase());
    return { type: 'nameTaken', existing, freeName: freeName(wanted, projects) } as const;
  }

  return {
    ...page,
    newKey,
    schedule,
    readCreation: () => readCreation(name),
    keepCreation: (creation) => {
      writeCreation(name, creation);
    },
    forgetCreation: () => {
      removeCreation(name);
    },
    findTemplate: async (title) => {
      const { data } = await api.call(listTemplates, { query: {} });
      return data.find((template) => template.title.toLowerCase() === title.toLowerCase());
    },
    create: async ({
      projectName,
      isNameDerived,
      description,
      prompt,
      templateId,
      attachments,
      idempotencyKey,
    }) => {
      try {
        // As on the app home: the same key takes the same body only.
        const files = attachments && { attachmentIds: attachments.map(({ id }) => id) };
        const start = templateId === undefined ? { prompt } : { templateId };
        const body = { projectName, isNameDerived, description, ...start, ...files };
        const { project, runId } = await api.call(createProject, { body }, { idempotencyKey });
        if (runId === undefined) throw new Error('The project was made, but nothing is building it.');
        return { type: 'created', project, runId };
      } catch (error) {
        if (isNameTaken(error)) return describeTaken(projectName);
        throw error;
      }
    },
    run: async (projectId, { prompt: message, attachments }, idempotencyKey) => {
      const files = attachments && { attachmentIds: attachments.map(({ id }) => id) };
      const run = await api.call(createRun, { body: { projectId, message, ...files } }, { idempotencyKey });
      return run.id;
    },
    follow: (runId, onProgress, onLiveness, signal) =>
      followRun(api, runId, { onProgress, onLiveness, signal }),
    stop: (id) => api.call(stopRun, { params: { id } }),
    readProject: (id) => api.call(readProject, { params: { id } }),
    rename: (id, projectName) => api.call(updateProject, { params: { id }, body: { projectName } }),
    describe: (error) => errorMessage(error, 'The application could not be made.'),
  };
}
