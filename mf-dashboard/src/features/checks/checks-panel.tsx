import type { CheckPicture, ListedCheck } from '@tessera/shared/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  formatNumber,
  RelativeTime,
  Row,
  Skeleton,
  VisuallyHidden,
} from '@tessera/shared/ui';
import { Circle, CircleCheck, CircleDashed, CirclePlay, CircleX, Eye, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { FailurePicture } from './failure-picture';
import type { TriedCheck, TrialState } from './trial.store';
import type { OpenChecks } from './use-version-checks';
import type { Trial } from './version-checks.store';

const NO_TRIAL = createStore<Pick<TrialState, 'checks'>>(() => ({ checks: [] }));
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type State = ListedCheck['state'] | 'running';
type Shown = Omit<ListedCheck, 'state'> & {
  readonly state: State;
  readonly picture?: CheckPicture | undefined;
};

const STATES: Readonly<Record<State, { readonly icon: typeof Circle; readonly word: string }>> = {
  waiting: { icon: Circle, word: 'Not tried' },
  running: { icon: CirclePlay, word: 'Trying' },
  passed: { icon: CircleCheck, word: 'Passed' },
  failed: { icon: CircleX, word: 'Failed' },
  untried: { icon: CircleDashed, word: 'Could not be tried' },
};

export interface ChecksPanelProps {
  versionChecks: OpenChecks;
  versionId: string;
  /** What lies over the panel while somebody watches. */
  renderWatch: (close: () => void) => ReactNode;
}

/** SCR-02: every check of the version that is looked at, and what came of it. */
export function ChecksPanel({ versionChecks, versionId, renderWatch }: ChecksPanelProps) {
  const { list, checks, isUnread, triedAt, pictures, trial } = useStore(versionChecks.store);
  const [isWatching, setIsWatching] = useState(false);
  if (isUnread) {
    return (
      <ErrorState
        title="The checks could not be read"
        message="Your app is not affected."
        onRetry={() => void versionChecks.open(versionId)}
      />
    );
  }
  if (!checks) {
    return (
      <Waiting aria-busy="true" aria-label="Loading the checks">
        <Skeleton lines={6} />
      </Waiting>
    );
  }
  if (list.length === 0) {
    return <EmptyState title="This version is older than checks are. Change it once, and it has them." />;
  }
  const shown = list.map((check) => ({ ...check, picture: pictures.get(check.id) }));
  return (
    <Root>
      <Content inert={isWatching}>
        <Bar>
          <div>
            <Summary list={list} />
            <Quiet>
              {triedAt === null ? (
                'Nobody has tried them yet'
              ) : (
                <>
                  Last tried <RelativeTime at={triedAt} />
                </>
              )}
              {checks.broken === undefined ? '' : ` · The application does not start: ${checks.broken}`}
            </Quiet>
          </div>
          <Row gap={2}>
            <Button
              size="small"
              icon={<Eye size={16} strokeWidth={1.75} />}
              onClick={() => {
                setIsWatching(true);
              }}
            >
              Watch the checks
            </Button>
            <Button
              size="small"
              variant="primary"
              icon={<Play size={16} strokeWidth={1.75} />}
              isBusy={trial !== undefined}
              onClick={versionChecks.tryAgain}
            >
              Run all
            </Button>
          </Row>
        </Bar>
        <CheckList list={shown} trial={trial} />
      </Content>
      {isWatching
        ? renderWatch(() => {
            setIsWatching(false);
          })
        : null}
    </Root>
  );
}

function Summary({ list }: { list: readonly ListedCheck[] }) {
  const passed = list.filter(({ state }) => state === 'passed').length;
  return <h2>{`${formatNumber(passed)} of ${formatNumber(list.length)} passing`}</h2>;
}

function withTried(check: Shown, tried: TriedCheck | undefined): Shown {
  if (!tried || tried.state === 'waiting') return check;
  const { state, message, picture } = tried;
  return { id: check.id, title: check.title, state, picture, ...(message !== undefined && { message }) };
}

/** What is known, and over it what the trial that is under way has come to: the same items, with what is open in them. */
function CheckList({ list, trial }: { list: readonly Shown[]; trial: Trial | undefined }) {
  const tried = useStore(trial?.store ?? NO_TRIAL, ({ checks }) => checks);
  const found = new Map(tried.map((check) => [check.id, check]));
  const checks = list.map((check) => withTried(check, found.get(check.id)));
  return (
    <List aria-label="Checks">
      {checks.map(({ id, title, state, message, isNew, picture }) => {
        const { icon: Icon, word } = STATES[state];
        return (
          <Item key={id} $state={state}>
            <Icon {...ICON} />
            <Words>
              <span>
                <VisuallyHidden>{word}: </VisuallyHidden>
                {title}
              </span>
              {message === undefined ? null : <Quiet>{message}</Quiet>}
              {isNew && state === 'failed' ? <Quiet>It passed in the version before.</Quiet> : null}
              {picture && state === 'failed' ? (
                <FailurePicture title={title} message={message} picture={picture} />
              ) : null}
            </Words>
            <Word aria-hidden="true">{word}</Word>
          </Item>
        );
      })}
    </List>
  );
}

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
  padding: 0 ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  overflow: auto;
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[2]};
  }
  > * {
    max-width: 860px;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  h2 {
    font-size: ${({ theme }) => theme.sizes[16]};
    font-variant-numeric: tabular-nums;
  }
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $state: State }>`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  > svg {
    flex: none;
    margin-top: 3px;
    color: ${({ theme, $state }) =>
      ({
        waiting: theme.colors.lineStrong,
        running: theme.colors.brand,
        passed: theme.colors.ok,
        failed: theme.colors.bad,
        untried: theme.colors.warn,
      })[$state]};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Word = styled.span`
  flex: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
