import { applicationModelSchema, readVersionFile, type ApplicationModel } from '@tessera/shared/contracts';
import type { ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { MODEL_PATH } from '../model-path';

/** The model that a version was written from; undefined where it has none that can be read. */
export async function readVersionModel(
  { api }: ShellProps,
  versionId: string,
): Promise<ApplicationModel | undefined> {
  const file = await api.call(readVersionFile, { params: { id: versionId }, query: { path: MODEL_PATH } });
  const model = z.safeParse(applicationModelSchema, JSON.parse(file.text));
  return model.success ? model.data : undefined;
}
