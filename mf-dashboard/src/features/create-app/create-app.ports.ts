import {
  createRun,
  listProjects,
  listTemplates,
  readProject,
  stopRun,
  updateProject,
  type Project,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { newKey, schedule, type ShellProps } from '@tessera/shared/remote';
import { readCreation, removeCreation, writeCreation } from '@tessera/shared/remote/hand-over';
import { followRun } from '../../lib/follow-run';
import { freeName } from '../../lib/free-name';
import { sendCreation } from '../../lib/send-creation';
import type { CreateAppPorts } from './create-app.store';

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
    create: async (creation) => {
      try {
        const { project, runId } = await sendCreation(api, creation);
        if (runId === undefined) throw new Error('The project was made, but nothing is building it.');
        return { type: 'created', project, runId };
      } catch (error) {
        if (isNameTaken(error)) return describeTaken(creation.projectName);
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
