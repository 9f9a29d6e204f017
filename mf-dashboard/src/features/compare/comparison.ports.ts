import { readVersionDiff, readVersionFileDiff } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import type { ComparisonPorts } from './comparison.store';

/** The real ports of a comparison. */
export function comparisonPorts({ api }: ShellProps): ComparisonPorts {
  return {
    readDiff: ({ from, to }) => api.call(readVersionDiff, { params: { id: to }, query: { against: from } }),
    readFile: ({ from, to }, path) =>
      api.call(readVersionFileDiff, { params: { id: to }, query: { path, against: from } }),
    describe: (error) => errorMessage(error, 'The versions could not be compared.'),
  };
}
