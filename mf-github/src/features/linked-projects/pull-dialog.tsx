import {
  pullConflictSchema,
  pullProject,
  type CallOutput,
  type LinkedProject,
  type PullConflict,
} from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { Banner, Button, ConfirmDialog, Dialog, EmptyState, ErrorState, Skeleton } from '@tessera/shared/ui';
import { useState } from 'react';
import { countOf, REWRITTEN } from '../../lib/github-words';
import { useSubmit, type Failure } from '../../lib/use-submit';
import { OutsideCommits } from './preview-parts';
import { PullConflicts, usePullDecisions, type PullDecisions } from './pull-conflicts';
import { PullDone } from './pull-done';
import { usePushPreview } from './use-push-preview';

export interface PullDialogProps {
  linked: LinkedProject;
  onClose: () => void;
  onPulled: () => void;
}

export type Pulled = CallOutput<typeof pullProject>;

const NOTHING_DECIDED: PullDecisions = { decided: [], decidedFiles: [] };

/** What was decided, and what was decided before it. A file that is asked about again is asked about as a whole. */
function withBefore(before: PullDecisions, now: PullDecisions): PullDecisions {
  const again = new Set([...now.decided, ...now.decidedFiles].map(({ path }) => path));
  const isOld = ({ path }: { path: string }) => !again.has(path);
  return {
    decided: [...before.decided.filter(isOld), ...now.decided],
    decidedFiles: [...before.decidedFiles.filter(isOld), ...now.decidedFiles],
  };
}

/** Where the server says that somebody has to decide; none for any other failure. */
function conflictsOf(failure: Failure | undefined): readonly PullConflict[] {
  const { conflicts } = failure?.body ?? {};
  if (failure?.code !== 'CONFLICT' || !Array.isArray(conflicts)) return [];
  return conflicts.flatMap((one) => {
    const { data } = pullConflictSchema.safeParse(one);
    return data ? [data] : [];
  });
}

/** Brings what is new at GitHub into the project, as one new version (SCR-18). */
export function PullDialog({ linked, onClose, onPulled }: PullDialogProps) {
  const { api } = useShell();
  const { id } = linked.project;
  const [done, setDone] = useState<Pulled>();
  // What was decided stays decided, where GitHub has moved on meanwhile and there is more to decide.
  const [decidedBefore, setDecidedBefore] = useState(NOTHING_DECIDED);
  const [conflicts, setConflicts] = useState<readonly PullConflict[]>([]);
  const pulling = useSubmit(
    ({ decided, decidedFiles }: PullDecisions, idempotencyKey) =>
      api.call(
        pullProject,
        {
          params: { id },
          body: {
            strategy: 'merge',
            ...(decided.length > 0 && { decided: [...decided] }),
            ...(decidedFiles.length > 0 && { decidedFiles: [...decidedFiles] }),
          },
        },
        { idempotencyKey },
      ),
    'The pull did not work',
  );
  const asked = conflictsOf(pulling.failure);
  if (asked.length > 0 && asked !== conflicts && JSON.stringify(asked) !== JSON.stringify(conflicts)) {
    setConflicts(asked);
  }

  async function pull(decisions: PullDecisions): Promise<void> {
    const all = withBefore(decidedBefore, decisions);
    const answer = await pulling.submit(all);
    setDecidedBefore(all);
    if (!answer) return;
    setDone(answer);
    onPulled();
  }

  if (done) return <PullDone pulled={done} linked={linked} onClose={onClose} />;
  const shared = {
    linked,
    onClose,
    isBusy: pulling.isBusy,
    problem: asked.length === 0 ? pulling.failure?.message : undefined,
    onPull: (decisions: PullDecisions) => void pull(decisions),
  };
  return conflicts.length === 0 ? (
    <PullAsk {...shared} />
  ) : (
    <PullDecide
      key={JSON.stringify(conflicts)}
      {...shared}
      conflicts={conflicts}
      hasDecidedBefore={decidedBefore.decided.length + decidedBefore.decidedFiles.length > 0}
    />
  );
}

interface StepProps {
  linked: LinkedProject;
  isBusy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onPull: (decisions: PullDecisions) => void;
}

/** What GitHub has that the project does not. */
function PullAsk({ linked, isBusy, problem, onClose, onPull }: StepProps) {
  const preview = usePushPreview(linked.project.id, linked.branch);
  const known = preview.status === 'ready' ? preview.data : undefined;
  const behind = known?.behind ?? 0;
  return (
    <PullFrame
      {...{ linked, isBusy, problem, onClose }}
      action={behind === 0 ? 'Pull' : `Pull ${countOf(behind, 'commit')}`}
      isBlocked={known !== undefined && behind === 0 && !known.isDiverged}
      onAct={() => {
        onPull(NOTHING_DECIDED);
      }}
    >
      <WhatIsNew linked={linked} preview={preview} />
    </PullFrame>
  );
}

interface WhatIsNewProps {
  linked: LinkedProject;
  preview: ReturnType<typeof usePushPreview>;
}

function WhatIsNew({ linked, preview }: WhatIsNewProps) {
  if (preview.status === 'loading') {
    return (
      <div aria-busy="true" aria-label="What is new at GitHub is being read">
        <Skeleton lines={4} />
      </div>
    );
  }
  if (preview.status === 'failed') {
    return (
      <ErrorState
        title="What is new at GitHub could not be read"
        message={preview.message}
        isRetrying={preview.isRefreshing}
        onRetry={preview.reload}
      />
    );
  }
  const { behind, isDiverged, newer } = preview.data;
  if (behind > 0) {
    return (
      <>
        <p>
          {behind === 1 ? 'This commit becomes' : 'These commits become'} one new version of{' '}
          {linked.project.name}. What you changed since stays.
        </p>
        <OutsideCommits commits={newer} total={behind} />
      </>
    );
  }
  return isDiverged ? (
    <p>{REWRITTEN}. The pull takes what it has now as one new version. What you changed since stays.</p>
  ) : (
    <EmptyState title="There is nothing to pull: the project has every commit of this branch." />
  );
}

interface PullDecideProps extends StepProps {
  conflicts: readonly PullConflict[];
  hasDecidedBefore: boolean;
}

function PullDecide(props: PullDecideProps) {
  const { linked, isBusy, problem, conflicts, hasDecidedBefore, onClose, onPull } = props;
  const { picks, decisions } = usePullDecisions(conflicts);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <PullFrame
        {...{ linked, isBusy, problem }}
        onClose={() => {
          if (picks.hasChosen || hasDecidedBefore) setIsLeaving(true);
          else onClose();
        }}
        action="Pull with these"
        isBlocked={picks.decided < picks.count}
        onAct={() => {
          onPull(decisions());
        }}
      >
        <PullConflicts conflicts={conflicts} picks={picks} />
      </PullFrame>
      <ConfirmDialog
        title="Discard what you decided?"
        description="Nothing is pulled. What you chose and wrote here will be lost."
        confirmLabel="Discard"
        cancelLabel="Go on deciding"
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        onConfirm={onClose}
      />
    </>
  );
}

interface PullFrameProps extends Omit<StepProps, 'onPull'> {
  action: string;
  isBlocked: boolean;
  onAct: () => void;
  children: React.ReactNode;
}

function PullFrame(props: PullFrameProps) {
  const { linked, isBusy, problem, action, isBlocked, onAct, onClose, children } = props;
  return (
    <Dialog
      isOpen
      size="large"
      isFullOnPhone
      title={`Pull into ${linked.project.name}`}
      isHeld={isBusy}
      onOpenChange={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isBusy} disabled={isBlocked} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      {isBusy ? <p role="status">{`Pulling from ${linked.repository} and merging…`}</p> : null}
      {problem === undefined ? null : <Banner tone="bad">{problem}</Banner>}
      {children}
    </Dialog>
  );
}
