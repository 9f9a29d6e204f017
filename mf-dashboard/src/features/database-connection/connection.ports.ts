import {
  createConnection,
  removeConnection,
  testConnection,
  updateConnection,
  type DatabaseConnection,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import { createWishKeys } from '../../lib/wish-keys';
import { DRAFT_FIELDS } from './connection-draft';
import type { ConnectionPorts, Explained } from './connection.store';

function explain(error: unknown, fallback: string): Explained {
  const fields = isApiError(error) ? error.fields : {};
  const errors = Object.fromEntries(
    DRAFT_FIELDS.flatMap((field) => {
      const message = fields[field];
      return message === undefined ? [] : [[field, message]];
    }),
  );
  const isAtField = Object.keys(errors).length > 0;
  return { errors, message: isAtField ? undefined : errorMessage(error, fallback) };
}

/** The real ports of a connection's form. */
export function connectionPorts({ api }: ShellProps): ConnectionPorts {
  const keyOf = createWishKeys(newKey);
  return {
    create: (body) => api.call(createConnection, { body }, { idempotencyKey: keyOf(body) }),
    update: (id, body) => api.call(updateConnection, { params: { id }, body }),
    test: (target, id, signal) =>
      api.call(testConnection, { body: { ...target, ...(id !== undefined && { id }) } }, { signal }),
    explain,
  };
}

/** Forgets a connection, and says what became of it. Gives whether it is gone. */
export async function forgetConnection(
  { api, notify }: ShellProps,
  { id, name }: DatabaseConnection,
): Promise<boolean> {
  try {
    await api.call(removeConnection, { params: { id } });
    notify({ type: 'success', title: `"${name}" removed` });
    return true;
  } catch (error) {
    const message = errorMessage(error, 'Try again in a moment.');
    notify({ type: 'error', title: `"${name}" could not be removed`, message });
    return false;
  }
}
