import { readVariables, saveVariables } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import type { SaveAnswer, VariablesPorts } from './variables.store';

function explain(error: unknown): SaveAnswer {
  const message = errorMessage(error, 'The variables were not saved. Try again in a moment.');
  if (!isApiError(error)) return { type: 'refused', message, fields: {} };
  return error.code === 'CONFLICT'
    ? { type: 'conflict' }
    : { type: 'refused', message, fields: error.fields };
}

/** The real ports of a project's variables. */
export function variablesPorts({ api }: ShellProps, projectId: string): VariablesPorts {
  const params = { id: projectId };
  return {
    read: () => api.call(readVariables, { params }),
    save: async (revision, items) => {
      try {
        const set = await api.call(saveVariables, { params, body: { revision, items: [...items] } });
        return { type: 'saved', set };
      } catch (error) {
        return explain(error);
      }
    },
    newId: newKey,
  };
}
