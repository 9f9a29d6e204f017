import type { ApplicationModel } from '@tessera/shared/contracts';
import { WorkStoppedError } from '../../work/work-pool';
import type { Assistant } from './assistant.port';

/**
 * Next changes that fit an application. Looked for once it runs, so that nobody waits for them; none where that takes more
 * than it may, which is no reason for anything to fail.
 */
export async function suggestNext(
  { assistant }: { readonly assistant: Assistant },
  account: string,
  model: ApplicationModel,
): Promise<string[]> {
  try {
    return [...(await assistant.suggest(account, model))];
  } catch (error) {
    if (error instanceof WorkStoppedError) return [];
    throw error;
  }
}
