import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../core/app-error';
import type { Database, Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import { readFiles } from '../../workspace';
import type { ReadyService } from '../services/service-request.rules';
import { openServices, readyServices, sealServices } from '../services/ready-services.service';
import { findGiven, saveGiven, type GivenVariables } from './deployed-variables.repository';
import { namesRead, useOfSecret, type SecretUse } from './secret-use.rules';
import { isPublic, variablesIn, type VariableName } from './variables.rules';
import { listRows, readRevision, type VariableRow } from './variables.repository';
import { openValue } from './variables.service';

/** What was built of a version. */
export interface BuiltVersion {
  readonly treeHash: string;
  readonly js: string;
  readonly css: string;
}

/** All that a deployment is given, before it has an id. */
export interface Collected extends GivenVariables {
  /** Services with the values of their variables. */
  readonly services: readonly ReadyService[];
}

export interface DeployedVariables {
  /** What a project has for its deployments now. Throws CONFLICT where a service needs a variable that has no value. */
  collect(projectId: string): Promise<Collected>;
  /** Where code that was built would give one of the project's secrets away; undefined for nowhere. */
  findSecretUse(projectId: string, built: BuiltVersion): Promise<SecretUse | undefined>;
  /** Keeps what a deployment was given, within the transaction that makes it. */
  keep(tx: Queryable, deploymentId: string, collected: Collected): Promise<void>;
  /** Gives a deployment what another one was given: one that goes back to it. */
  copy(tx: Queryable, from: string, to: string): Promise<void>;
  /** What a deployment was given, and whether the project's variables have changed since. */
  read(
    q: Queryable,
    deployment: { readonly id: string; readonly projectId: string },
  ): Promise<{ items: VariableName[]; isOutdated: boolean }>;
}

const NOTHING: Collected = { items: [], publicValues: {}, revision: 0, services: [] };

/** Variables on their way into deployments, which keep those that they began with (SCR-30). */
export function createDeployedVariables(db: Database, sealer: Sealer): DeployedVariables {
  const ofProduction = async (projectId: string) => variablesIn(await listRows(db, projectId), 'production');

  async function keep(tx: Queryable, id: string, { services, ...given }: Collected): Promise<void> {
    await saveGiven(tx, id, { ...given, sealedServices: sealServices(sealer, id, services) });
  }

  return {
    keep,
    async collect(projectId) {
      const revision = await readRevision(db, projectId);
      const rows = await ofProduction(projectId);
      const values = new Map(rows.map((row) => [row.key, openValue(sealer, row)]));
      const publicValues = publicValuesIn(sealer, rows);
      requireSmall(publicValues);
      return {
        items: rows.map((row) => ({ key: row.key, isSecret: row.isSecret, isPublic: isPublic(row) })),
        publicValues,
        revision,
        services: await readyServices(db, sealer, projectId, values),
      };
    },
    async findSecretUse(projectId, { treeHash, js, css }) {
      // Those of previews, too: what is live can be read by everybody.
      const rows = (await listRows(db, projectId)).filter(({ isSecret }) => isSecret);
      // The files are read for nothing else, and most applications have no secret.
      if (rows.length === 0) return undefined;
      const code = { js, css, files: await readFiles(db, treeHash) };
      const asked = namesRead(js);
      for (const row of rows) {
        const use = useOfSecret({ key: row.key, value: openValue(sealer, row) }, code, asked);
        if (use) return use;
        // Others have their turn: a hundred values are looked for in two megabytes.
        await nextTurn();
      }
      return undefined;
    },
    async copy(tx, from, to) {
      const given = await findGiven(tx, from);
      const { sealedServices, ...rest } = given ?? NOTHING_KEPT;
      await keep(tx, to, { ...rest, services: openServices(sealer, from, sealedServices) });
    },
    async read(q, { id, projectId }) {
      const { items, revision } = (await findGiven(q, id)) ?? NOTHING;
      return { items: [...items], isOutdated: revision !== (await readRevision(q, projectId)) };
    },
  };
}

/** Every visitor gets them with every page. Characters. */
const MOST_PUBLIC = 32_768;

function requireSmall(publicValues: Readonly<Record<string, string>>): void {
  if (JSON.stringify(publicValues).length <= MOST_PUBLIC) return;
  throw new AppError(
    'CONFLICT',
    'The variables that browsers get are more than 32 KB together. Make them shorter: every visitor loads them.',
  );
}

const NOTHING_KEPT = { items: [], publicValues: {}, revision: 0, sealedServices: null };

/** What browsers get of a project's preview. */
export async function readPreviewValues(
  q: Queryable,
  sealer: Sealer,
  projectId: string,
): Promise<Record<string, string>> {
  return publicValuesIn(sealer, variablesIn(await listRows(q, projectId), 'preview'));
}

function publicValuesIn(sealer: Sealer, rows: readonly VariableRow[]): Record<string, string> {
  return Object.fromEntries(rows.filter(isPublic).map((row) => [row.key, openValue(sealer, row)]));
}
