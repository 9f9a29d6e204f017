import type { SentStep, Snapshot, StepAnswer } from '@tessera/builder/keeper';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { DatabasesService } from '../databases/databases.service';
import type { Place } from '../engines/engine.schema';
import { failureOf, type AppDataService } from '../hosts/app-data.service';
import type { DataCalls } from '../records/data-calls.client';
import { FRESH_REVISION, freshSnapshot } from './fresh-records.rules';
import type { PreviewModels } from './preview-models.port';

export interface PreviewStep {
  readonly versionId: string;
  readonly revision: number;
  readonly step: SentStep;
}

/**
 * What a builder's page asks of the records of a project's preview. A preview in which nobody has changed anything has no database: what it
 * would hold is worked out, so that opening one waits for nothing and costs nothing (DATA-01).
 */
export interface PreviewRecords {
  /** `takes` the records to the version; otherwise another version is a CONFLICT. */
  open(
    caller: Caller,
    projectId: string,
    asked: { readonly versionId: string; readonly takes: boolean },
  ): Promise<{ readonly isFresh: boolean; readonly snapshot: Snapshot }>;
  send(caller: Caller, projectId: string, step: PreviewStep): Promise<StepAnswer>;
  /** Where its records are or will be. */
  find(caller: Caller, projectId: string): Promise<Place>;
  /** All that is kept, as a browser would keep it; null before there is a database. */
  readDocument(caller: Caller, projectId: string): Promise<string | null>;
  /** Whether there is a database, which only what is not a preview is without asking. */
  isMade(place: Place): Promise<boolean>;
}

export interface PreviewRecordsPorts {
  readonly clock: Clock;
  readonly calls: Pick<DataCalls, 'run'>;
  readonly databases: DatabasesService;
  readonly data: Pick<AppDataService, 'step' | 'snapshot'>;
  readonly models: PreviewModels;
}

const OWNER = { kind: 'owner' } as const;
const OTHER_VERSION =
  'Another window shows another version of this app. Load the preview again to go on with this one.';

export function createPreviewRecords({
  clock,
  calls,
  databases,
  data,
  models,
}: PreviewRecordsPorts): PreviewRecords {
  async function take(projectId: string, versionId: string): Promise<Place> {
    const model = await models.read(projectId, versionId);
    const migrated = await databases.migrate(projectId, 'preview', model, versionId);
    // Nothing is refused in a preview.
    if (migrated.kind === 'refused') throw new AppError('CONFLICT', migrated.reason);
    await databases.announce(projectId, 'preview');
    return placeOf(projectId);
  }

  async function placeOf(projectId: string): Promise<Place> {
    return { database: await databases.ensure(projectId), environment: 'preview' };
  }

  return {
    async open(caller, projectId, { versionId, takes }) {
      await models.require(caller, projectId);
      const made = await databases.findPreview(projectId);
      if (!made) {
        const model = await models.read(projectId, versionId);
        return { isFresh: true, snapshot: freshSnapshot(model, clock()) };
      }
      if (made.versionId !== versionId) {
        if (!takes) throw new AppError('CONFLICT', OTHER_VERSION);
        await take(projectId, versionId);
      }
      return { isFresh: false, snapshot: await data.snapshot(made.place, OWNER) };
    },
    async send(caller, projectId, { versionId, revision, step }) {
      await models.require(caller, projectId);
      const made = await databases.findPreview(projectId);
      // A version that changes no table is another one by name only.
      const isKnown = !made || made.versionId === versionId || isSameTables(made, revision);
      if (!isKnown) throw new AppError('CONFLICT', OTHER_VERSION);
      const place = made ? made.place : await take(projectId, versionId);
      const { answer, failure = 'misread' } = await data.step(place, OWNER, step);
      if (answer.kind === 'failed') throw failureOf(failure, answer.message);
      return answer;
    },
    async find(caller, projectId) {
      await models.require(caller, projectId);
      return placeOf(projectId);
    },
    async readDocument(caller, projectId) {
      await models.require(caller, projectId);
      const made = await databases.findPreview(projectId);
      if (!made) return null;
      const found = await calls.run(made.place.database, 'document', made.place);
      return found.kind === 'absent' ? null : found.text;
    },
    isMade: async (place) => place.environment !== 'preview' || (await databases.isMade(place)),
  };
}

function isSameTables({ revision }: { readonly revision: number }, known: number): boolean {
  return known !== FRESH_REVISION && known === revision;
}
