import { brokenSentence, checksLine, lazyWithRetry, SignInPrompt, useSession } from '@tessera/shared/remote';
import { Page, PageHeader, Skeleton } from '@tessera/shared/ui';
import { Suspense, useState, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { ChecksPanel } from '../features/checks/checks-panel';
import { ChecksStatus } from '../features/checks/checks-status';
import { useVersionChecks } from '../features/checks/use-version-checks';
import { VersionChecks } from '../features/checks/version-checks';
import { WatchChecks } from '../features/checks/watch-checks';
import { CodePanel } from '../features/code/code-panel';
import { Conversation } from '../features/conversation/conversation';
import { HistoryPanel } from '../features/history/history-panel';
import { PreviewPanel } from '../features/preview/preview-panel';
import { RecordsPanel } from '../features/records/records-panel';
import { ShareDialog } from '../features/sharing/share-dialog';
import { selectingIn } from '../features/select-element/selecting';
import { useSelectElement, type SelectFlow } from '../features/select-element/use-select-element';
import { comparedIn, shownBeside } from '../features/workbench/shown-versions';
import { undoneVersions, workOf } from '../features/workbench/undone-versions';
import type { CodeRequest } from '../features/workbench/use-bench-moves';
import type { Bench, WorkbenchFlow } from '../features/workbench/use-workbench';
import { Workbench } from '../features/workbench/workbench';
import type { HistoryWays, PreviewWays } from '../features/workbench/workbench-ways';
import { useLinkWish } from '../lib/link-wish';
import { createFixing, type FixingStore } from '../lib/fixing';
import { useFoundChecks } from '../lib/use-found-checks';
import { versionLeads } from '../lib/version-leads';

type Checks =
  ComponentProps<typeof Conversation>['found'] extends ReadonlyMap<string, infer Found> ? Found : never;

const CompareView = lazyWithRetry(async () => (await import('../features/compare/compare-view')).CompareView);

/** /app/:projectId, and /edit-app/:id, which is the same page opened on its code. */
export function BuilderPage() {
  const { projectId, id } = useParams();
  const session = useSession();
  if (session.status === 'signedOut') {
    return (
      <Page width="reading">
        <PageHeader title="Builder" />
        <SignInPrompt />
      </Page>
    );
  }
  const opened = projectId ?? id ?? '';
  return <Builder key={opened} projectId={opened} isCodeFirst={projectId === undefined} />;
}

function Builder({ projectId, isCodeFirst }: { projectId: string; isCodeFirst: boolean }) {
  const { found, keepFound } = useFoundChecks();
  const versionChecks = useVersionChecks(projectId, keepFound);
  const select = useSelectElement(projectId);
  const makesLink = useLinkWish();
  const [fixing] = useState(createFixing);
  return (
    <Workbench
      projectId={projectId}
      startPane={isCodeFirst ? 'code' : 'preview'}
      isSharedFirst={makesLink}
      renderConversation={(bench, flow, { openFile, showCode, news }) => (
        <Conversation
          key={bench.project.dataPlace}
          projectId={projectId}
          dataPlace={bench.project.dataPlace}
          head={bench.project.headVersion ?? undefined}
          undone={undoneVersions(bench.versions)}
          found={ofWorks(found, bench.versions)}
          {...pinsOf(bench, flow)}
          // An edit by hand is told there, too.
          revision={bench.revision + select.state.edits}
          about={select.state.about}
          onAbout={select.setAbout}
          fixing={fixing}
          onRunEnd={({ balance }) => void flow.takeRun(balance)}
          onUndo={() => void flow.undo()}
          onBeforeAfter={beforeAfterOf(bench, flow, bench.project.headVersion?.id)}
          onOpenFile={openFile}
          onShowCode={showCode}
          news={news}
        />
      )}
      renderPreview={(bench, versionId, flow, ways) => (
        <Preview {...{ projectId, bench, versionId, flow, ways, found, select, fixing }} />
      )}
      renderFound={({ shownVersionId, busy }, versionId, flow) => (
        <VersionChecks
          versionChecks={versionChecks}
          versionId={versionId}
          onUndo={shownVersionId === undefined ? () => void flow.undo() : undefined}
          isUndoing={busy === 'undo'}
        />
      )}
      renderCode={(bench, flow, request) => <Code {...{ bench, flow, request, found }} />}
      renderData={({ project }, versionId) => (
        <RecordsPanel {...{ projectId, versionId }} name={project.name} dataPlace={project.dataPlace} />
      )}
      renderChecks={(_, versionId) => (
        <ChecksPanel
          versionChecks={versionChecks}
          versionId={versionId}
          renderWatch={(close) => (
            <WatchChecks key={versionId} projectId={projectId} versionId={versionId} onClose={close} />
          )}
        />
      )}
      renderStatus={(_, showChecks) => <ChecksStatus versionChecks={versionChecks} onShow={showChecks} />}
      renderShare={({ project, versions, shownVersionId }, isOpen, onOpenChange) => (
        <ShareDialog
          projectId={projectId}
          isArchived={project.archivedAt !== null}
          version={versions.find(({ id }) => id === shownVersionId) ?? project.headVersion ?? undefined}
          makesFirst={makesLink}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        />
      )}
      renderHistory={(bench, flow, ways) => <History {...{ bench, flow, ways }} />}
    />
  );
}

function pinsOf({ versions }: Bench, flow: WorkbenchFlow) {
  return {
    pins: new Map(versions.map(({ id, pinned }) => [id, pinned])),
    onPin: (versionId: string, isPinned: boolean) => void flow.pin(versionId, isPinned),
  };
}

interface PreviewProps {
  projectId: string;
  bench: Bench;
  versionId: string;
  flow: WorkbenchFlow;
  ways: PreviewWays;
  found: ReadonlyMap<string, Checks>;
  select: SelectFlow;
  fixing: FixingStore;
}

function Preview({ projectId, bench, versionId, flow, ways, found, select, fixing }: PreviewProps) {
  const checks = ofWorks(found, bench.versions).get(workOf(bench.versions, versionId));
  return (
    <PreviewPanel
      key={bench.project.dataPlace}
      projectId={projectId}
      dataPlace={bench.project.dataPlace}
      name={bench.project.name}
      versionId={versionId}
      broken={checks && brokenSentence(checks)}
      beforeAfter={choiceOf(bench, flow)}
      onBeforeAfter={beforeAfterOf(bench, flow, versionId)}
      fixing={isNewest(bench) ? { store: fixing, onFix: ways.showChat } : undefined}
      selecting={selectingOf(select, bench, flow)}
      news={ways.news}
      renderWatch={(close) => (
        <WatchChecks key={versionId} projectId={projectId} versionId={versionId} onClose={close} />
      )}
    />
  );
}

/** By the versions whose work it is about: a step of undo shows that of another one. */
function ofWorks(
  found: ReadonlyMap<string, Checks>,
  versions: Bench['versions'],
): ReadonlyMap<string, Checks> {
  return new Map([...found].map(([id, checks]) => [workOf(versions, id), checks]));
}

/** Shows a version beside the one before it, or ends that; undefined where there is none before. */
function beforeAfterOf({ versions, place }: Bench, { goTo }: WorkbenchFlow, versionId: string | undefined) {
  const pair = shownBeside(versions, versionId);
  if (!pair) return undefined;
  return () => {
    goTo(place.before === undefined ? { before: pair.after.number } : {});
  };
}

/** Whether the newest version is looked at, and nothing beside it. */
function isNewest({ shownVersionId, place }: Bench): boolean {
  return shownVersionId === undefined && place.before === undefined;
}

/** Elements of the newest version are selected, and of nothing else: what is selected is to be changed. */
function selectingOf(select: SelectFlow, bench: Bench, flow: WorkbenchFlow) {
  const { busy } = bench;
  const { headVersion } = bench.project;
  if (!headVersion) return undefined;
  return selectingIn({
    flow: select,
    headId: headVersion.id,
    whyNot: isNewest(bench) ? undefined : 'Go back to the newest version to select an element.',
    onEdited: (balance) => void flow.takeRun(balance),
    onUndo: busy ? undefined : () => void flow.undo(),
  });
}

function choiceOf({ versions, place, busy }: Bench, flow: WorkbenchFlow) {
  const pair = shownBeside(versions, versions.find(({ number }) => number === place.before)?.id);
  if (!pair) return undefined;
  const isNewest = pair.after.id === versions[0]?.id;
  return {
    ...pair,
    onKeep: () => {
      flow.goTo(isNewest ? {} : { version: pair.after.number });
    },
    onDiscard: isNewest ? () => void flow.undo() : undefined,
    isDiscarding: busy === 'undo',
  };
}

interface CodeProps {
  bench: Bench;
  flow: WorkbenchFlow;
  request: CodeRequest;
  found: ReadonlyMap<string, Checks>;
}

/** What is edited is the newest, also while an earlier one is looked at. */
function Code({ bench: { project, versions, shownVersionId }, flow, request, found }: CodeProps) {
  const newest = project.headVersion;
  if (!newest) return null;
  const checks = ofWorks(found, versions).get(workOf(versions, newest.id));
  return (
    <CodePanel
      {...request}
      projectId={project.id}
      version={newest}
      shownVersionId={shownVersionId}
      checks={
        checks && `Checks of v${String(newest.number)}: ${brokenSentence(checks) ?? `${checksLine(checks)}.`}`
      }
      onSaved={() => void flow.takeRun(undefined)}
    />
  );
}

interface HistoryProps {
  bench: Bench;
  flow: WorkbenchFlow;
  ways: HistoryWays;
}

function History({ bench, flow, ways }: HistoryProps) {
  const { versions, thinnedCount, shownVersionId, place } = bench;
  const pair = comparedIn(versions, place);
  if (pair) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <CompareView
          key={`${pair.from.id} ${pair.to.id}`}
          {...pair}
          onSwap={() => {
            flow.goTo({ compare: [pair.to.number, pair.from.number] });
          }}
          onClose={() => {
            flow.goTo({ tab: 'history' });
          }}
        />
      </Suspense>
    );
  }
  return (
    <HistoryPanel
      versions={versions}
      thinnedCount={thinnedCount}
      shownId={shownVersionId}
      dataPlace={bench.project.dataPlace}
      leads={versionLeads(bench.project, ways.link)}
      actions={{
        preview: ({ id }) => {
          flow.look(id);
          ways.showPreview();
        },
        compare: (one, other) => {
          flow.goTo({ compare: [one.number, other.number] });
        },
        beforeAndAfter: ({ number }) => {
          flow.goTo({ before: number });
        },
        restore: ({ id }) => void flow.restore(id),
        name: ({ id }, name) => flow.name(id, name),
        pin: ({ id }, isPinned) => void flow.pin(id, isPinned),
      }}
    />
  );
}
