import type { Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Banner, Button, LinkButton, PageHeader, Row, Skeleton } from '@tessera/shared/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { SentFiles } from '../../lib/attachments/file-list';
import { EditableName } from '../../lib/editable-name';
import { emptyProgress, type AheadPreview } from '../../lib/run-progress';
import { TileProgress } from '../../lib/tile-progress';
import { Column, Ground, Grown, Layout, Prompt, Side } from './create-app.styles';
import type { CreateAppState } from './create-app.store';
import { CreationProgress } from './creation-progress';
import { PromptForm } from './prompt-form';
import { UnderstoodTables } from './understood-tables';
import { useCreateApp } from './use-create-app';

interface Shown {
  versionId: string | undefined;
  ahead: AheadPreview | undefined;
}

export interface CreateAppProps {
  name: string;
  /** Puts the prompt that was left into the form, and makes nothing before it is sent. */
  isAsking?: boolean;
  /** It came in place of what had the focus, under the same address. */
  takesFocus?: boolean;
  /** The running application, asked for as soon as its address is known; `versionId` once it is a version. */
  renderPreview: (project: Project, shown: Shown) => ReactNode;
}

/** SCR-03: watches a prompt become the first version of an application. */
export function CreateApp({ name, isAsking = false, takesFocus = false, renderPreview }: CreateAppProps) {
  const page = useRef<HTMLDivElement>(null);
  const flow = useCreateApp(name, page, isAsking);
  const { state } = flow;
  const hasBegun = state.step !== 'looking';
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) page.current?.querySelector('h1')?.focus();
  });
  useEffect(() => {
    if (hasBegun) takeFocus();
  }, [hasBegun]);
  const isWatched = state.step === 'creating' || state.step === 'running' || state.step === 'done';
  return (
    <Layout ref={page} $isWide={isWatched} aria-busy={state.step === 'looking' || undefined}>
      {state.step === 'looking' ? (
        <Awaited />
      ) : (
        <Column>
          <PageHeader title={<Title state={state} onRename={flow.rename} />} />
          <Actions flow={flow} />
          {state.step === 'asking' ? (
            <PromptForm
              draft={state.draft}
              isNameFixed={state.project !== undefined}
              onChange={flow.write}
              onSubmit={() => void flow.submit()}
            />
          ) : (
            <Prompt>{state.creation.prompt}</Prompt>
          )}
          <SentFiles
            attachments={(state.step === 'asking' ? state.draft : state.creation).attachments ?? []}
          />
          <Decision flow={flow} />
          <Progress state={state} />
        </Column>
      )}
      {isWatched ? <Result state={state} renderPreview={renderPreview} /> : null}
    </Layout>
  );
}

interface ResultProps extends Pick<CreateAppProps, 'renderPreview'> {
  state: Extract<CreateAppState, { step: 'creating' | 'running' | 'done' }>;
}

/** What is understood settles into its place, and the application grows out of it. */
function Result({ state, renderPreview }: ResultProps) {
  const [isGrown, setIsGrown] = useState(false);
  const { steps, tables, ahead } = state.step === 'creating' ? emptyProgress : state.progress;
  const versionId = state.step === 'done' ? state.versionId : undefined;
  return (
    <Side aria-label="Preview">
      {isGrown ? null : (
        <Ground>
          <TileProgress steps={steps} />
          {tables.length > 0 ? (
            <UnderstoodTables tables={tables} />
          ) : (
            <p>Your app appears here as soon as it runs.</p>
          )}
        </Ground>
      )}
      {state.step !== 'creating' && (versionId ?? ahead) !== undefined ? (
        <Grown
          // Nothing is there yet to be heard or to get into.
          inert={versionId === undefined && ahead?.isAwaited}
          onAnimationEnd={({ target, currentTarget }) => {
            if (target === currentTarget) setIsGrown(true);
          }}
        >
          {renderPreview(state.project, { versionId, ahead })}
        </Grown>
      ) : null}
    </Side>
  );
}

type Flow = ReturnType<typeof useCreateApp>;
type ShownState = Exclude<CreateAppState, { step: 'looking' }>;

function Title({ state, onRename }: { state: ShownState; onRename: (name: string) => Promise<void> }) {
  const [isRenaming, setIsRenaming] = useState(false);
  if (state.step === 'asking') return state.draft.projectName || 'New app';
  if (state.step !== 'running' && state.step !== 'done') return state.creation.projectName;
  const { name } = state.project;
  if (isRenaming) {
    return (
      <EditableName
        name={name}
        label="Name of the app"
        onRename={onRename}
        onDone={() => {
          setIsRenaming(false);
        }}
      />
    );
  }
  return (
    <NameButton
      type="button"
      title="Change the name"
      onClick={() => {
        setIsRenaming(true);
      }}
    >
      {name}
      <Pencil size={16} strokeWidth={1.75} aria-label="Change the name" />
    </NameButton>
  );
}

function Actions({ flow }: { flow: Flow }) {
  const { state } = flow;
  if (state.step !== 'running' && state.step !== 'done' && state.step !== 'creating') return null;
  const isDone = state.step === 'done';
  return (
    // In a row of its own, so that nothing moves when fewer of them are left.
    <Row gap={2}>
      <Button variant="primary" disabled={!isDone} onClick={flow.openBuilder}>
        Open in builder
      </Button>
      {state.step === 'running' ? (
        <>
          <Button isBusy={state.isStopping} onClick={() => void flow.stop()}>
            Stop
          </Button>
          <Button variant="quiet" onClick={() => void flow.editPrompt()}>
            Edit prompt
          </Button>
        </>
      ) : null}
    </Row>
  );
}

function Progress({ state }: { state: ShownState }) {
  if (state.step === 'asking' || state.step === 'nameTaken') return null;
  const progress = state.step === 'creating' ? emptyProgress : state.progress;
  const liveness = state.step === 'running' ? state.liveness : 'live';
  const outcome =
    state.step === 'done' ? (
      <Banner tone="gold" role="status" title={`${state.project.name} is ready`} />
    ) : null;
  const isMaking = state.step === 'creating' || state.step === 'running';
  return <CreationProgress {...{ progress, liveness, outcome, isMaking }} />;
}

/** What needs a decision: a name that is taken, or a run that failed. */
function Decision({ flow }: { flow: Flow }) {
  const { state } = flow;
  if (state.step === 'nameTaken') {
    const { existing, freeName, creation } = state;
    return (
      <Banner
        tone="warn"
        role="alert"
        title={`You already have "${existing?.name ?? creation.projectName}"`}
        action={
          <Row gap={2}>
            {existing ? <LinkButton to={paths.app.to(existing.id)}>Open it</LinkButton> : null}
            <Button variant="primary" onClick={() => void flow.createAs(freeName)}>
              {`Create "${freeName}"`}
            </Button>
          </Row>
        }
      />
    );
  }
  if (state.step === 'failed') {
    return (
      <Banner
        tone="bad"
        title={state.message}
        action={
          <Row gap={2}>
            <Button onClick={() => void flow.editPrompt()}>Edit prompt</Button>
            <Button variant="primary" onClick={() => void flow.retry()}>
              Try again
            </Button>
          </Row>
        }
      >
        Nothing was charged, and your prompt is kept.
      </Banner>
    );
  }
  return null;
}

/** While the session is being read. */
export function CreateAppSkeleton() {
  return (
    <Layout $isWide={false} aria-busy="true">
      <Awaited />
    </Layout>
  );
}

function Awaited() {
  return (
    <>
      <Skeleton width="240px" height="32px" />
      <Skeleton lines={4} />
    </>
  );
}

const NameButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
`;
