import { differencesInWords, diffFiles } from '@tessera/builder';
import type { Compared, CompareRequest } from './worker-tasks.schema';

/** What is different between two states of a project: lines of its files, and the application in words. */
export function compare({ before, after, models }: CompareRequest): Compared {
  return {
    files: [...diffFiles(before, after)],
    modelChanges: models ? differencesInWords(...models) : [],
  };
}
