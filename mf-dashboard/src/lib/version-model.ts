import { applicationModelSchema, readVersionFile, type ApplicationModel } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import type { ApiPort } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { MODEL_PATH } from './model-path';

/** What the application of a version is; undefined where there is only its code. */
export async function readVersionModel(
  api: ApiPort,
  versionId: string,
): Promise<ApplicationModel | undefined> {
  try {
    const params = { id: versionId };
    const file = await api.call(readVersionFile, { params, query: { path: MODEL_PATH } });
    const model = z.safeParse(applicationModelSchema, JSON.parse(file.text));
    return model.success ? model.data : undefined;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    // A model that a hand broke: its application may work all the same.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
