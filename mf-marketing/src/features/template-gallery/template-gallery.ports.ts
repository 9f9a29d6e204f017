import { listTemplates, type Template } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';

/** Reads the templates, most used first. Throws what the call throws. */
export async function loadTemplates(api: ApiPort, signal: AbortSignal): Promise<readonly Template[]> {
  const { data } = await api.call(listTemplates, { query: {} }, { signal });
  return data;
}
