import { readPreviewDocument, type DataPlace } from '@tessera/shared/contracts';
import { previewRecords } from '@tessera/shared/preview';
import type { ShellProps } from '@tessera/shared/remote';

/** Everything that a project's preview keeps, as its application would keep it in a browser; undefined where that is nothing. */
export async function keptText(
  { api }: Pick<ShellProps, 'api'>,
  projectId: string,
  dataPlace: DataPlace | undefined,
): Promise<string | undefined> {
  if (dataPlace !== 'database') return previewRecords(projectId).read();
  const { document } = await api.call(readPreviewDocument, { params: { id: projectId } });
  return document ?? undefined;
}
