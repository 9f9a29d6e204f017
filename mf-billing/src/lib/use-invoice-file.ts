import { readInvoiceDocument } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { saveFile, useShell } from '@tessera/shared/remote';
import { useState } from 'react';

interface Wanted {
  readonly id: string;
  /** Undefined where only the server knows it. */
  readonly number?: string | undefined;
}

/** Saves the document of an invoice as a file: `TES-000042.html`. */
export function useInvoiceFile() {
  const { api, notify, reportError } = useShell();
  const [busyId, setBusyId] = useState<string>();
  async function save({ id, number }: Wanted): Promise<void> {
    setBusyId(id);
    try {
      const { content, name } = await api.download(readInvoiceDocument, { params: { id } });
      saveFile(content, number === undefined ? (name ?? 'invoice.html') : `${number}.html`);
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      notify({ type: 'error', title: errorMessage(error, 'The document could not be fetched. Try again.') });
    } finally {
      setBusyId(undefined);
    }
  }
  return { busyId, save };
}
