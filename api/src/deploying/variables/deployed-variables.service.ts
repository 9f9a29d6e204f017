import type { Database, Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import { readFiles } from '../../workspace';
import { findGiven, saveGiven, type GivenVariables } from './deployed-variables.repository';
import { findSecretUse, type SecretUse } from './secret-use.rules';
import { isPublic, variablesIn, type VariableName } from './variables.rules';
import { listRows, readRevision } from './variables.repository';
import { openValue } from './variables.service';

export interface DeployedVariables {
  /** What a project has for its deployments now, and where the code that is built would give one of its secrets away. */
  collect(
    projectId: string,
    built: { readonly treeHash: string; readonly js: string },
  ): Promise<GivenVariables & { readonly secretUse: SecretUse | undefined }>;
  /** Keeps what a deployment was given, within the transaction that makes it. */
  keep(tx: Queryable, deploymentId: string, given: GivenVariables): Promise<void>;
  /** Gives a deployment what another one was given: one that goes back to it. */
  copy(tx: Queryable, from: string, to: string): Promise<void>;
  /** What a deployment was given, and whether the project's variables have changed since. */
  read(
    q: Queryable,
    deployment: { readonly id: string; readonly projectId: string },
  ): Promise<{
    items: VariableName[];
    isOutdated: boolean;
  }>;
}

const NOTHING: GivenVariables = { items: [], publicValues: {}, revision: 0 };

/** Variables on their way into deployments, which keep those that they began with (SCR-30). */
export function createDeployedVariables(db: Database, sealer: Sealer): DeployedVariables {
  return {
    keep: saveGiven,
    async collect(projectId, { treeHash, js }) {
      const revision = await readRevision(db, projectId);
      const rows = variablesIn(await listRows(db, projectId), 'production');
      const secrets = rows
        .filter(({ isSecret }) => isSecret)
        .map((row) => ({ key: row.key, value: openValue(sealer, row) }));
      // The files are read for nothing else, and most applications have no secret.
      const files = secrets.length === 0 ? [] : await readFiles(db, treeHash);
      return {
        items: rows.map((row) => ({ key: row.key, isSecret: row.isSecret, isPublic: isPublic(row) })),
        publicValues: publicValuesOf(sealer, rows),
        revision,
        secretUse: findSecretUse(js, files, secrets),
      };
    },
    async copy(tx, from, to) {
      await saveGiven(tx, to, (await findGiven(tx, from)) ?? NOTHING);
    },
    async read(q, { id, projectId }) {
      const { items, revision } = (await findGiven(q, id)) ?? NOTHING;
      return { items: [...items], isOutdated: revision !== (await readRevision(q, projectId)) };
    },
  };
}

/** What browsers get of a project's preview. */
export async function readPreviewValues(
  q: Queryable,
  sealer: Sealer,
  projectId: string,
): Promise<Record<string, string>> {
  return publicValuesOf(sealer, variablesIn(await listRows(q, projectId), 'preview'));
}

function publicValuesOf(sealer: Sealer, rows: Awaited<ReturnType<typeof listRows>>): Record<string, string> {
  return Object.fromEntries(rows.filter(isPublic).map((row) => [row.key, openValue(sealer, row)]));
}
