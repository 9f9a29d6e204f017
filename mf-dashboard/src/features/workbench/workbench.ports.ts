import {
  listVersions,
  readCreditsOfUser,
  readProject,
  redoVersion,
  restoreVersion,
  undoVersion,
  updateProject,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNotFound } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import type { WorkbenchPorts } from './workbench.store';

/** The real ports of an open project. */
export function workbenchPorts(shell: ShellProps, projectId: string): WorkbenchPorts {
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
    showError: (title, message) => {
      notify({ type: 'error', title, message });
    },
    report: reportError,
  };
}
