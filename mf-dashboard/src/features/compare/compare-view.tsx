import type { TextDiffer } from '@tessera/shared/diff';
import type { Version, VersionDiff } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { Button, EmptyState, ErrorState, formatNumber, IconButton, Skeleton } from '@tessera/shared/ui';
import { ArrowLeft, ArrowLeftRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { stepToChange } from '../../lib/diff/step-to-change';
import { startTextDiffer } from '../../lib/diff/text-differ';
import { MODEL_PATH } from '../../lib/model-path';
import { ChangedFile } from './changed-file';
import { comparisonPorts } from './comparison.ports';
import { createComparisonStore } from './comparison.store';

export interface CompareViewProps {
  from: Version;
  to: Version;
  onSwap: () => void;
  onClose: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75 } as const;
/** Of more files only the names are there at first. */
const OPEN_FIRST = 6;

/** PRJ-03: what is different between two versions, in words first, then file by file. */
export function CompareView({ from, to, onSwap, onClose }: CompareViewProps) {
  const shell = useShell();
  const [ports] = useState(() => comparisonPorts(shell));
  const [comparison] = useState(() => createComparisonStore(ports, { from: from.id, to: to.id }));
  const [differ] = useState(startTextDiffer);
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void comparison.load();
    title.current?.focus();
    return differ.close;
  }, [comparison, differ]);

  const step = (distance: 1 | -1) => {
    stepToChange(root.current, distance);
  };

  function handleKey(event: KeyboardEvent): void {
    const keys: Partial<Record<string, () => void>> = {
      n: () => {
        step(1);
      },
      p: () => {
        step(-1);
      },
      escape: onClose,
    };
    const action = keys[event.key.toLowerCase()];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  }

  return (
    <Root ref={root} onKeyDown={handleKey} role="region" aria-label="Comparison" tabIndex={-1}>
      <ComparisonBar {...{ from, to, title, onSwap, onClose }} onStep={step} />
      <Result comparison={comparison} describe={ports.describe} differ={differ} {...{ from, to, onClose }} />
    </Root>
  );
}

interface ComparisonBarProps extends CompareViewProps {
  title: RefObject<HTMLHeadingElement | null>;
  onStep: (distance: 1 | -1) => void;
}

function ComparisonBar({ from, to, title, onStep, onSwap, onClose }: ComparisonBarProps) {
  return (
    <Bar>
      <IconButton label="Back to all versions" onClick={onClose}>
        <ArrowLeft {...ICON} />
      </IconButton>
      <Title ref={title} tabIndex={-1}>
        {`v${String(from.number)} → v${String(to.number)}`}
      </Title>
      <IconButton label="The other way round" onClick={onSwap}>
        <ArrowLeftRight {...ICON} />
      </IconButton>
      <Steps>
        <IconButton
          label="Previous change (P)"
          onClick={() => {
            onStep(-1);
          }}
        >
          <ChevronUp {...ICON} />
        </IconButton>
        <IconButton
          label="Next change (N)"
          onClick={() => {
            onStep(1);
          }}
        >
          <ChevronDown {...ICON} />
        </IconButton>
      </Steps>
    </Bar>
  );
}

interface ResultProps extends Pick<CompareViewProps, 'from' | 'to' | 'onClose'> {
  comparison: ReturnType<typeof createComparisonStore>;
  differ: TextDiffer;
  describe: (error: unknown) => string;
}

function Result({ comparison, differ, describe, from, to, onClose }: ResultProps) {
  const state = useStore(comparison.store);
  if (state.step === 'loading') {
    return (
      <Waiting aria-busy="true" aria-label="Comparing">
        <Skeleton lines={6} />
      </Waiting>
    );
  }
  if (state.step === 'failed') {
    return <ErrorState message={state.message} onRetry={() => void comparison.load()} />;
  }
  const { diff } = state;
  if (isNothing(diff)) {
    return (
      <EmptyState
        title={`v${String(from.number)} and v${String(to.number)} are the same.`}
        action={<Button onClick={onClose}>All versions</Button>}
      />
    );
  }
  return (
    <Content>
      <ModelChanges changes={diff.modelChanges} />
      <h2>{summaryOf(diff)}</h2>
      {diff.tree.map((file, index) => (
        <ChangedFile
          key={file.path}
          file={file}
          // What it says stands above in words.
          isOpenFirst={index < OPEN_FIRST && file.path !== MODEL_PATH && file.added !== null}
          readFile={comparison.readFile}
          differ={differ}
          describe={describe}
        />
      ))}
    </Content>
  );
}

function isNothing({ tree, modelChanges }: VersionDiff): boolean {
  return tree.length === 0 && modelChanges.length === 0;
}

function ModelChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <Quiet>The application itself is the same: its files were edited.</Quiet>;
  return (
    <>
      <h2>What is different</h2>
      <Changes>
        {changes.map((change) => (
          <li key={change}>{change.slice(0, 1).toUpperCase() + change.slice(1)}</li>
        ))}
      </Changes>
    </>
  );
}

/** '12 files, 340 lines added, 20 removed' */
function summaryOf({ tree }: VersionDiff): string {
  const sum = (counts: readonly (number | null)[]) =>
    formatNumber(counts.reduce<number>((all, count) => all + (count ?? 0), 0));
  const files = `${formatNumber(tree.length)} ${tree.length === 1 ? 'file' : 'files'}`;
  const added = sum(tree.map((file) => file.added));
  const removed = sum(tree.map((file) => file.removed));
  return `${files}, ${added} lines added, ${removed} removed`;
}

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  h2 {
    font-size: ${({ theme }) => theme.sizes[14]};
    line-height: ${({ theme }) => theme.lineHeights.text};
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

const Title = styled.h2`
  font-variant-numeric: tabular-nums;
`;

const Steps = styled.span`
  display: flex;
  margin-inline-start: auto;
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[4]};
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  padding-bottom: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

const Changes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  padding-inline-start: ${({ theme }) => theme.space[4]};
  list-style: disc;
`;
