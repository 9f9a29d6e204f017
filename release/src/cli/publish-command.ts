import { RefusedError, type Refusal } from '../core/refusal';
import type { Published } from '../registry/publish';
import { kilobytes, type Outcome } from './outcome';
import { pathFrom, type Session } from './session';

/** [REL-02] `mfr publish <dist…>`. All folders are checked before the first is published. */
export async function publishCommand(
  session: Session,
  dists: readonly string[],
  { uncompressed: isUncompressed = false }: { readonly uncompressed?: boolean } = {},
): Promise<Outcome> {
  const { registry, host, isDryRun } = session;
  const folders = dists.map((dist) => pathFrom(host.directory, dist));
  const checked: Published[] = [];
  for (const folder of folders) checked.push(await registry.publish(folder, { isDryRun: true }));
  if (isDryRun) return outcomeOf(session, checked);

  const published: Published[] = [];
  for (const folder of folders) {
    try {
      published.push(await registry.publish(folder, { isCompressed: !isUncompressed }));
    } catch (error) {
      // The disk may fill up half-way; then the answer has to say what is published already.
      if (!(error instanceof RefusedError) || published.length === 0) throw error;
      return outcomeOf(session, published, error.refusals);
    }
  }
  return outcomeOf(session, published);
}

function outcomeOf(
  { registry: { root } }: Session,
  published: readonly Published[],
  refusals: readonly Refusal[] = [],
): Outcome {
  return { lines: [...published.map(line), `in ${root}`], facts: { registry: root, published }, refusals };
}

function line({ remote, version, digest, files, bytes, outcome }: Published): string {
  return `${remote} ${version}  ${digest}  ${String(files)} files ${kilobytes(bytes)}  ${outcome}`;
}
