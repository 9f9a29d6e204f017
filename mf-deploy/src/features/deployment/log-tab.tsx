import type { Deployment, DeployLogLine } from '@tessera/shared/contracts';
import { fileNameOf, saveFile, useResource, useShell } from '@tessera/shared/remote';
import {
  Button,
  EmptyState,
  ErrorState,
  SearchField,
  SelectField,
  Skeleton,
  SwitchField,
} from '@tessera/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LogLines } from '../../lib/log-lines';
import { joinLines, readLog } from '../../lib/read-log';
import { useFreshness } from '../../lib/use-freshness';

export interface LogTabProps {
  deployment: Deployment;
  /** Those that came while it was followed. */
  lines: readonly DeployLogLine[];
}

const LEVELS = [
  { value: 'info', label: 'All' },
  { value: 'warn', label: 'Warnings and errors' },
  { value: 'error', label: 'Errors' },
] as const;

type Level = DeployLogLine['level'];
const rank: Record<Level, number> = { info: 0, warn: 1, error: 2 };

/** What was done to put it live, line by line. A log is short enough to be looked through here. */
export function LogTab({ deployment, lines: news }: LogTabProps) {
  const { api } = useShell();
  const { id, status, appName, versionNumber } = deployment;
  const log = useResource(`${id} ${status}`, (signal) => readLog(api, id, signal), { keepPrevious: true });
  useFreshness(log, 0, () => false);
  if (log.status === 'failed' && news.length === 0) {
    return <ErrorState message={log.message} isRetrying={log.isRefreshing} onRetry={log.reload} />;
  }
  if (log.status === 'loading' && news.length === 0) {
    return (
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
    );
  }
  const lines = joinLines(log.status === 'ready' ? log.data : [], news);
  if (lines.length === 0) return <EmptyState title="What is done to put it live will be listed here." />;
  return <LogView lines={lines} name={fileNameOf(`${appName} v${String(versionNumber)} log.txt`)} />;
}

function textOf(lines: readonly DeployLogLine[]): string {
  return lines.map(({ at, level, text }) => `${at} ${level.padEnd(5)} ${text}\n`).join('');
}

function LogView({ lines, name }: { lines: readonly DeployLogLine[]; name: string }) {
  const [level, setLevel] = useState<Level>('info');
  const [words, setWords] = useState('');
  const [isFollowing, setIsFollowing] = useState(true);
  const wanted = words.trim().toLowerCase();
  const shown = lines.filter(
    (line) => rank[line.level] >= rank[level] && line.text.toLowerCase().includes(wanted),
  );
  return (
    <Root>
      <Tools>
        <SearchField
          label="Search the log"
          placeholder="Search the log"
          focusKey="/"
          value={words}
          onValueChange={setWords}
        />
        <SelectField
          label="Level"
          isLabelHidden
          options={LEVELS}
          value={level}
          onChange={({ target }) => {
            setLevel(target.value as Level);
          }}
        />
        <SwitchField
          label="Follow"
          checked={isFollowing}
          onChange={({ target }) => {
            setIsFollowing(target.checked);
          }}
        />
        <Button
          icon={<Download size={16} strokeWidth={1.75} />}
          onClick={() => {
            saveFile(new Blob([textOf(lines)], { type: 'text/plain' }), name);
          }}
        >
          Download
        </Button>
      </Tools>
      {shown.length > 0 ? (
        <LogLines
          label="Log"
          lines={shown}
          isFollowing={isFollowing}
          onFollowingChange={setIsFollowing}
          height="min(480px, 60vh)"
        />
      ) : (
        <EmptyState
          title={wanted === '' ? 'No line is that serious.' : `Nothing matches "${words.trim()}"`}
          action={
            <Button
              onClick={() => {
                setWords('');
                setLevel('info');
              }}
            >
              Clear filters
            </Button>
          }
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) 200px auto auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr auto;
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;
