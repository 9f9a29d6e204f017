import type { NamedCheck, VersionChecks } from '@tessera/shared/contracts';
import { brokenSentence, checksLine } from '@tessera/shared/remote';
import { Banner, Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import { failingGroups } from '../../lib/failing-groups';

/** More than these are best seen by watching. */
const MOST_NAMED = 4;

export interface ChecksFoundProps {
  checks: VersionChecks;
  /** Takes the version back; absent where it is not the newest one. */
  onUndo: (() => void) | undefined;
  isUndoing: boolean;
  onTryAgain: () => void;
  isTrying: boolean;
}

/** Whether there is something that somebody should know. */
export function isWrong({ failed, untried }: VersionChecks): boolean {
  return failed.length > 0 || untried.length > 0;
}

/** The whole in a few words: 'The application does not start: …', '13 checks passing'. */
export function headlineOf(checks: VersionChecks): string {
  const known = isBreaking(checks) ? 'This change broke what worked before' : checksLine(checks);
  return brokenSentence(checks) ?? known;
}

function isBreaking({ failed }: VersionChecks): boolean {
  return failed.some(({ isNew }) => isNew);
}

/** What did not pass, why, and what can be done about it. Whoever shows it says the headline to those who hear. */
export function ChecksFound({ checks, onUndo, isUndoing, onTryAgain, isTrying }: ChecksFoundProps) {
  const isBroken = checks.broken !== undefined;
  const isBad = isBreaking(checks) || isBroken;
  const actions = (
    <>
      {isBad && onUndo ? (
        <Button size="small" isBusy={isUndoing} onClick={onUndo}>
          Undo
        </Button>
      ) : null}
      {checks.untried.length > 0 || isBroken ? (
        <Button size="small" isBusy={isTrying} onClick={onTryAgain}>
          Try again
        </Button>
      ) : null}
    </>
  );
  return (
    <Room role="group" aria-label="Checks of this version">
      <Banner tone={isBad ? 'bad' : 'warn'} role="note" title={headlineOf(checks)} action={actions}>
        {isBroken ? null : <NotPassed checks={checks} />}
      </Banner>
    </Room>
  );
}

function NotPassed({ checks }: { checks: VersionChecks }) {
  const { failed, untried } = checks;
  return (
    <>
      {failingGroups(failed).map(({ since, checks: failing }) => (
        <div key={since ?? ''}>
          {since === undefined ? null : <p>{since}</p>}
          <Named label={since ?? 'Failed checks'} checks={failing} />
        </div>
      ))}
      {untried.length > 0 ? <p>Could not be tried:</p> : null}
      <Named label="Checks that could not be tried" checks={untried} />
      {isBreaking(checks) ? <Why>{checksLine(checks)}</Why> : null}
    </>
  );
}

/** The first of them. A reason that holds for several is read once. */
function Named({ label, checks }: { label: string; checks: readonly NamedCheck[] }) {
  if (checks.length === 0) return null;
  const named = checks.slice(0, MOST_NAMED);
  return (
    <>
      <List aria-label={label}>
        {[...new Set(named.map(({ message }) => message))].map((message) => (
          <li key={message ?? ''}>
            {named
              .filter((check) => check.message === message)
              .map(({ title }) => title)
              .join('; ')}
            {message === undefined ? null : <Why>{message}</Why>}
          </li>
        ))}
      </List>
      {checks.length > MOST_NAMED ? <p>{`And ${String(checks.length - MOST_NAMED)} more.`}</p> : null}
    </>
  );
}

const Room = styled.div`
  flex: none;
  max-height: 40%;
  overflow: auto;
  padding: ${({ theme }) => theme.space[2]};
`;

const List = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
  list-style: disc;
`;

const Why = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
