import type { Proposed } from '../worker/worker-tasks.schema';

/**
 * What a message would change, in words (SCR-02, mode Plan): a paragraph each for the changes, for what would be left out or done
 * differently, for what was decided for the person, and for records.
 *
 * @param isFirst there is no application yet
 */
export function planAnswer({ proposal, question }: Proposed, isFirst: boolean): string {
  const { modelChanges, coverage, assumptions, data } = proposal;
  const left = coverage.filter(({ state }) => state === 'missing' || state === 'different');
  return [
    ...listed(isFirst ? 'This would be built:' : 'This would change:', modelChanges),
    ...listed(
      'Left out, or done differently:',
      left.map(({ phrase, why }) => `“${phrase}”${why === undefined ? '' : `: ${why}`}`),
    ),
    ...listed('Decided for you:', assumptions),
    ...listed('Existing records:', [...data.converted, ...data.archived]),
    question === undefined ? 'Nothing has been changed.' : `${ASKS_FIRST} Nothing has been changed.`,
  ].join('\n\n');
}

const ASKS_FIRST = 'It reaches records, so you would be asked before it is done.';

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => `• ${line}`)].join('\n')];
}
