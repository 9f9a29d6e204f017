import { createProject, createUpload, importProject } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { newKey, ownStorage, type ShellProps } from '@tessera/shared/remote';
import { writeCreation } from '@tessera/shared/remote/hand-over';
import type { NavigateFunction } from 'react-router-dom';
import { findFreeName } from '../../lib/find-free-name';
import { LINK_WISH } from '../../lib/link-wish';
import { EMPTY_DRAFT, type FieldErrors, type NewProjectDraft } from './new-project-draft';
import type { NewProjectPorts, Refusal } from './new-project.store';
import { packFiles } from './pack-files';

const storage = ownStorage('mf-dashboard', 'sessionStorage');
const DRAFT = 'new-project';

function readDraft(): NewProjectDraft | undefined {
  const text = storage.read(DRAFT);
  if (text === null) return undefined;
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(text) as Partial<NewProjectDraft>) };
  } catch {
    // Cut off by a full storage: the form begins empty.
    return undefined;
  }
}

/** The fields of the server's answer as the form calls them. */
function fieldsOf(fields: Readonly<Record<string, string>>): FieldErrors {
  const { projectName, description, prompt, uploadId, file } = fields;
  const files = uploadId ?? file;
  return {
    ...(projectName !== undefined && { projectName }),
    ...(description !== undefined && { description }),
    ...(prompt !== undefined && { prompt }),
    ...(files !== undefined && { files }),
  };
}

/** The real ports of the page. */
export function newProjectPorts({ api, notify }: ShellProps, navigate: NavigateFunction): NewProjectPorts {
  async function explain(error: unknown, projectName: string): Promise<Refusal> {
    const errors = isApiError(error) ? fieldsOf(error.fields) : {};
    const isTaken = isApiError(error) && error.status === 409 && errors.projectName !== undefined;
    const isAtField = Object.keys(errors).length > 0;
    return {
      errors,
      message: isAtField ? undefined : errorMessage(error, 'The project could not be made.'),
      freeName: isTaken ? await findFreeName(api, projectName) : undefined,
    };
  }

  const inZip = { source: 'zip' } as const;
  return {
    newKey,
    explain,
    readDraft,
    keepDraft: (draft) => {
      if (draft) storage.write(DRAFT, JSON.stringify(draft));
      else storage.remove(DRAFT);
    },
    create: (body, idempotencyKey) => api.call(createProject, { body }, { idempotencyKey }),
    openCreation: (creation, idempotencyKey, visibility) => {
      // That page makes the same call with the same key, and gets the same project and run.
      const makesLink = visibility === 'link';
      writeCreation(creation.projectName, { ...creation, idempotencyKey, ...(makesLink && { makesLink }) });
      void navigate(paths.createApp.to(creation.projectName));
    },
    pack: packFiles,
    upload: async (file, onUploadProgress) => {
      const options = { file, onUploadProgress };
      return (await api.call(createUpload, { body: { purpose: 'import' } }, options)).id;
    },
    inspect: async (wish) => {
      const body = { ...inZip, ...wish, dryRun: true };
      const { report } = await api.call(importProject, { body }, { idempotencyKey: newKey() });
      if (!report) throw new Error('The server said nothing of the files');
      return report;
    },
    importProject: async (wish, idempotencyKey) => {
      const { project } = await api.call(importProject, { body: { ...inZip, ...wish } }, { idempotencyKey });
      if (!project) throw new Error('The server made no project');
      return project;
    },
    openProject: ({ id, name }, visibility) => {
      notify({ type: 'success', title: `"${name}" imported` });
      void navigate(paths.app.to(id), { state: visibility === 'link' ? LINK_WISH : null });
    },
  };
}
