import { isMostlyMade, type Coverage, type Project } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Banner, Button, LinkButton, PageHeader, Row, Skeleton, useIsPhone } from '@tessera/shared/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ActionBar, BarButtons } from '../../lib/action-bar';
import { SentFiles } from '../../lib/attachments/file-list';
import { EditableName } from '../../lib/editable-name';
import { emptyProgress } from '../../lib/run-progress';
import { useFillHeight } from '../../lib/use-fill-height';
import { Column, Layout, Prompt } from './create-app.styles';
import type { CreateAppState } from './create-app.store';
import { CreationProgress } from './creation-progress';
import { PromptForm } from './prompt-form';
import { shownName } from './shown-name';
import { Result, SeeRunning, type ResultProps, type Shown } from './result';
import { useCreateApp } from './use-create-app';

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
  const page = useFillHeight<HTMLDivElement>();
  const isPhone = useIsPhone();
  const flow = useCreateApp(name, page, isAsking);
  const { state } = flow;
  const hasBegun = state.step !== 'looking';
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) page.current?.querySelector('h1')?.focus();
  });
  useEffect(() => {
    if (hasBegun) takeFocus();
  }, [hasBegun]);
  const watched = watchedOf(state);
  return (
    <Layout ref={page} $isWide={watched !== undefined} aria-busy={state.step === 'looking' || undefined}>
      {state.step === 'looking' ? (
        <Awaited />
      ) : (
        <Told flow={flow} state={state} isPhone={isPhone} renderPreview={renderPreview} />
      )}
      {watched && !isPhone ? <Result state={watched} renderPreview={renderPreview} /> : null}
    </Layout>
  );
}

type Flow = ReturnType<typeof useCreateApp>;
type ShownState = Exclude<CreateAppState, { step: 'looking' }>;

/** Where there is something to watch. */
function watchedOf(state: CreateAppState): ResultProps['state'] | undefined {
  return state.step === 'creating' || state.step === 'running' || state.step === 'done' ? state : undefined;
}

interface ToldProps extends Pick<CreateAppProps, 'renderPreview'> {
  flow: Flow;
  state: ShownState;
  isPhone: boolean;
}

/** What was asked for and what became of it so far. */
function Told({ flow, state, isPhone, renderPreview }: ToldProps) {
  const watched = watchedOf(state);
  return (
    <Column>
      <PageHeader title={<Title state={state} onRename={flow.rename} />} />
      {isPhone ? null : <Actions flow={flow} />}
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
      {state.step === 'asking' ? (
        <SentFiles attachments={state.draft.attachments ?? []} />
      ) : (
        <SentFiles attachments={state.creation.attachments ?? []} leftOut={state.creation.leftOut} />
      )}
      <Decision flow={flow} />
      <Progress state={state} />
      {isPhone && watched ? (
        <ActionBar>
          <Actions flow={flow}>
            <SeeRunning state={watched} renderPreview={renderPreview} />
          </Actions>
        </ActionBar>
      ) : null}
    </Column>
  );
}

function Title({ state, onRename }: { state: ShownState; onRename: (name: string) => Promise<void> }) {
  const [isRenaming, setIsRenaming] = useState(false);
  // Until there is a project, the form has the name, or nobody can change it.
  if (!('project' in state) || !state.project) {
    if (state.step === 'asking') return state.draft.projectName || 'New app';
    return shownName(state.creation, state.creation.projectName);
  }
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
      {'creation' in state ? shownName(state.creation, name) : name}
      <Pencil size={16} strokeWidth={1.75} aria-label="Change the name" />
    </NameButton>
  );
}

interface ActionsProps {
  flow: Flow;
  /** On a phone: what stands in the place of the preview. */
  children?: ReactNode;
}

function Actions({ flow, children }: ActionsProps) {
  const { state } = flow;
  if (state.step !== 'running' && state.step !== 'done' && state.step !== 'creating') return null;
  const isDone = state.step === 'done';
  const isEditable = state.step === 'running' || (isDone && !isMostlyMade(coverageOf(state)));
  return (
    // In a row of its own, so that nothing moves when fewer of them are left.
    <BarButtons>
      {children}
      {/* One row of a phone has no room for what cannot be pressed yet. */}
      {children && !isDone ? null : (
        <Button variant="primary" disabled={!isDone} onClick={flow.openBuilder}>
          Open in builder
        </Button>
      )}
      {state.step === 'running' ? (
        <Button isBusy={state.isStopping} onClick={() => void flow.stop()}>
          Stop
        </Button>
      ) : null}
      {isEditable ? (
        <Button variant="quiet" onClick={() => void flow.editPrompt()}>
          Edit prompt
        </Button>
      ) : null}
    </BarButtons>
  );
}

const coverageOf = ({ progress }: Extract<CreateAppState, { step: 'done' }>): readonly Coverage[] =>
  progress.receipt?.coverage ?? [];

function Progress({ state }: { state: ShownState }) {
  if (state.step === 'asking' || state.step === 'nameTaken') return null;
  const progress = state.step === 'creating' ? emptyProgress : state.progress;
  const liveness = state.step === 'running' ? state.liveness : 'live';
  const outcome = state.step === 'done' ? <Outcome state={state} /> : null;
  const isMaking = state.step === 'creating' || state.step === 'running';
  return <CreationProgress {...{ progress, liveness, outcome, isMaking }} />;
}

/** Under half of what was said is nothing to celebrate: what is not there is named first (first-use #3). */
function Outcome({ state }: { state: Extract<CreateAppState, { step: 'done' }> }) {
  const coverage = coverageOf(state);
  if (isMostlyMade(coverage))
    return <Banner tone="gold" role="status" title={`${state.project.name} is ready`} />;
  const missing = coverage.filter(({ state: part }) => part === 'missing');
  const shown = missing.slice(0, 3).map(({ phrase }) => `“${phrase.replace(/[\s.,;:]+$/, '')}”`);
  const more = missing.length > 3 ? ` and ${String(missing.length - 3)} more` : '';
  return (
    <Banner tone="info" role="status" title="Here is what I made of it">
      {shown.length > 0 ? <p>{`Not built: ${shown.join(', ')}${more}.`}</p> : null}
      <p>Say it in other words, or open it and go on from here.</p>
    </Banner>
  );
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
