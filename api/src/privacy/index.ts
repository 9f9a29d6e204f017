import type { FastifyInstance } from 'fastify';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import type { OwnerProof, RefreshCookie } from '../identity';
import type { HasLiveApplications, PrepareDeletion } from './deletion/deletion.port';
import { deletionRoutes } from './deletion/deletion.routes';
import { createAccountDeletion } from './deletion/deletion.service';
import type { CountExport, PersonalData } from './export/export.port';
import { exportRoutes } from './export/export.routes';
import { createDataExport } from './export/export.service';
import type { ListHistory } from './history/history.port';
import { historyRoutes } from './history/history.routes';
import { createHistoryService } from './history/history.service';

export { deleteExpiredExports } from './export/export.repository';

/** What the other modules have to do with a person's data. */
export interface PrivacySettings {
  readonly db: Database;
  readonly clock: Clock;
  /** Where the browser finds the API, without a slash at the end. */
  readonly apiUrl: string;
  readonly cookie: RefreshCookie;
  readonly owners: OwnerProof;
  readonly history: readonly ListHistory[];
  readonly data: PersonalData;
  readonly countExport: CountExport;
  readonly hasLiveApplications: HasLiveApplications;
  readonly prepareDeletion: readonly PrepareDeletion[];
}

export interface Privacy {
  addRoutes(api: FastifyInstance): void;
}

/** What people may ask of all that is kept about them: its history, a copy, its end. */
export function createPrivacy(settings: PrivacySettings): Privacy {
  return {
    addRoutes(api) {
      historyRoutes(api, createHistoryService(settings.db, settings.history));
      exportRoutes(api, createDataExport(settings));
      deletionRoutes(api, createAccountDeletion(settings), settings.cookie);
    },
  };
}
