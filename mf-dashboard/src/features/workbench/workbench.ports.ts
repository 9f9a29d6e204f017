import {
  listVersions,
  readCreditsOfUser,
  readProject,
  redoVersion,
  restoreVersion,
  undoVersion,
  updateProject,
  updateVersion,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNotFound } from '@tessera/shared/http';
import { undoNotice, type ShellProps } from '@tessera/shared/remote';
import type { WorkbenchPorts } from './workbench.store';

/** What the windows of this browser tell each other when a project has a version more. */
const SAVED = 'saved';

/** Absent in old browsers: what another window made is seen when this one comes to the front again. */
function openChannel(projectId: string): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(`tessera-versions:${projectId}`) : undefined;
}

/** Calls back when another window of this browser has made a version. Gives the function that stops it. */
export function hearOthers(projectId: string, hear: () => void): () => void {
  const channel = openChannel(projectId);
  channel?.addEventListener('message', ({ data }) => {
    if (data === SAVED) hear();
  });
  return () => {
    channel?.close();
  };
}

function tellOthers(projectId: string): void {
  const channel = openChannel(projectId);
  channel?.postMessage(SAVED);
  channel?.close();
}

/** The real ports of an open project. */
export function workbenchPorts(shell: ShellProps, projectId: string, showNewest: () => void): WorkbenchPorts {
  const { api, session, notify, reportError } = shell;
  const params = { id: projectId };
  return {
    readProject: () => api.call(readProject, { params }),
    listVersions: () => api.call(listVersions, { params }),
    readCredits: async () => {
      const state = session.getState();
      if (state.status !== 'signedIn') return undefined;
      const [credits] = await api.call(readCreditsOfUser, { params: { userId: state.user.id } });
      return credits?.balancecredits;
    },
    undo: () => api.call(undoVersion, { params }),
    redo: () => api.call(redoVersion, { params }),
    restore: (id) => api.call(restoreVersion, { params: { id } }),
    rename: (projectName) => api.call(updateProject, { params, body: { projectName } }),
    mark: (id, mark) => api.call(updateVersion, { params: { id }, body: mark }),
    showNewest,
    tellOthers: () => {
      tellOthers(projectId);
    },
    describe: (error) => {
      if (isNotFound(error)) return { message: 'Project not found', isMissing: true };
      // The server says the same of what there is not and of what is somebody else's.
      if (isApiError(error) && error.status === 403)
        return { message: 'You do not have access to this.', isMissing: true };
      return { message: errorMessage(error, 'The project could not be loaded.'), isMissing: false };
    },
    say: (title, message) => {
      notify({ type: 'success', title, ...(message && { message }) });
    },
    offerUndo: (title, undo) => {
      notify(undoNotice(title, undo));
    },
    showError: (title, message) => {
      notify({ type: 'error', title, message });
    },
    report: reportError,
  };
}
