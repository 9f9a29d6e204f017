import type { Proposal, Proposed } from '../worker/worker-tasks.schema';

/**
 * What a message would change, in words (SCR-02, mode Plan): a paragraph each for the changes, for each part of the message what would
 * come of it, for what was decided for the person, and for records. No part goes unmentioned: the fates are those of a receipt.
 *
 * @param isFirst there is no application yet
 */
export function planAnswer({ proposal, question }: Proposed, isFirst: boolean): string {
  const { model, modelChanges, coverage, assumptions, data } = proposal;
  const kept = coverage.filter(({ state }) => state === 'built' || state === 'untried');
  const needless = isFirst ? [] : kept.filter(({ why }) => why !== undefined);
  const done = kept.filter((part) => !needless.includes(part));
  const left = coverage.filter(({ state }) => state === 'missing' || state === 'different');
  return [
    ...listed(
      isFirst ? 'This would be built:' : 'This would change:',
      isFirst ? tablesOf(model) : modelChanges,
    ),
    ...listed('As you said it:', [...new Set(done.map(({ phrase }) => phrase))].map(quoted)),
    ...listed('Nothing has to change for:', needless.map(withReason)),
    ...listed('Left out, or done differently:', left.map(withReason)),
    ...listed('Decided for you:', assumptions),
    ...listed('Existing records:', [...data.converted, ...data.archived]),
    question === undefined ? 'Nothing has been changed.' : `${ASKS_FIRST} Nothing has been changed.`,
  ].join('\n\n');
}

const quoted = (phrase: string) => `“${phrase}”`;

const withReason = ({ phrase, why }: Proposal['coverage'][number]) =>
  `${quoted(phrase)}${why === undefined ? '' : `: ${why}`}`;

/** 'table Member: Name, Email': what each table would hold. */
const tablesOf = ({ entities }: Proposal['model']): string[] =>
  entities.map(({ name, fields }) => `table ${name}: ${fields.map((field) => field.name).join(', ')}`);

const ASKS_FIRST = 'It reaches records, so you would be asked before it is done.';

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => `• ${line}`)].join('\n')];
}
