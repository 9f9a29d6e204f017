import type { LinkedProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import {
  EmptyState,
  ErrorState,
  formatNumber,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
} from '@tessera/shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFillHeight } from '../../lib/use-fill-height';
import { outOfSight } from './out-of-sight';
import { previewWays, type ConversationWays, type HistoryWays, type PreviewWays } from './workbench-ways';
import { narrowWorkbench } from './workbench-query';
import { Divider } from './divider';
import { BenchNotices } from './bench-notices';
import { movePane } from './pane-focus';
import { Panes, type PaneId } from './panes';
import { PhoneBar } from './phone-bar';
import { TopBar } from './top-bar';
import { useBenchKeys } from './use-bench-keys';
import { useBenchMoves, type CodeRequest } from './use-bench-moves';
import { useGithubLink } from './use-github-link';
import { useWorkbench, type Bench, type WorkbenchFlow } from './use-workbench';

export interface WorkbenchProps {
  projectId: string;
  startPane: PaneId;
  /** 'Share' is open when it opens. */
  isSharedFirst?: boolean;
  renderConversation: (bench: Bench, flow: WorkbenchFlow, ways: ConversationWays) => ReactNode;
  renderPreview: (bench: Bench, versionId: string, flow: WorkbenchFlow, ways: PreviewWays) => ReactNode;
  renderCode: (bench: Bench, flow: WorkbenchFlow, request: CodeRequest) => ReactNode;
  /** The records that the preview of the version that is looked at holds. */
  renderData: (bench: Bench, versionId: string) => ReactNode;
  /** Every check of the version that is looked at. */
  renderChecks: (bench: Bench, versionId: string) => ReactNode;
  renderHistory: (bench: Bench, flow: WorkbenchFlow, ways: HistoryWays) => ReactNode;
  /** What is known of the version that is looked at, above everything. */
  renderFound: (bench: Bench, versionId: string, flow: WorkbenchFlow) => ReactNode;
  /** Its checks in a few words, which lead to all of them. */
  renderStatus: (versionId: string, showChecks: () => void) => ReactNode;
  /** The links to the app, over everything. */
  renderShare: (bench: Bench, isOpen: boolean, onOpenChange: (isOpen: boolean) => void) => ReactNode;
}

/** SCR-02: the frame of the builder around one project. */
export function Workbench(props: WorkbenchProps) {
  const flow = useWorkbench(props.projectId);
  const { state } = flow;
  useDocumentTitle(state.step === 'ready' ? state.project.name : 'Builder');
  if (state.step === 'loading') return <BenchSkeleton />;
  if (state.step === 'failed') {
    return (
      <Page>
        <PageHeader title="Builder" />
        {state.isMissing ? (
          <EmptyState
            title={state.message}
            action={<LinkButton to={paths.apps.to()}>See your apps</LinkButton>}
          />
        ) : (
          <ErrorState message={state.message} onRetry={() => void flow.retry()} />
        )}
      </Page>
    );
  }
  return flow.bench ? <OpenBench {...props} flow={flow} bench={flow.bench} /> : null;
}

function OpenBench(props: WorkbenchProps & { flow: WorkbenchFlow; bench: Bench }) {
  const { flow, bench, startPane } = props;
  const root = useFillHeight<HTMLDivElement>();
  const chat = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const moves = useBenchMoves(flow, bench, startPane, right);
  const { layout, show } = moves;
  const [runSlot, setRunSlot] = useState<HTMLElement | null>(null);
  const [errorsSlot, setErrorsSlot] = useState<HTMLElement | null>(null);
  const link = useGithubLink(bench.project);
  const [isSharing, setIsSharing] = useState(props.isSharedFirst ?? false);
  const showing = (pane: PaneId) => () => {
    show(pane);
  };
  useBenchKeys({
    undo: () => void flow.undo(),
    show,
    wishCode: moves.wishCode,
    movePane: (step) => {
      const top = root.current?.querySelector(':scope > header') ?? null;
      movePane({ chat: chat.current, right: right.current, top }, step);
    },
  });
  const versionId = bench.shownVersionId ?? bench.project.headVersion?.id;
  return (
    <Root ref={root}>
      <TopBar
        flow={flow}
        bench={bench}
        link={link}
        onShowHistory={showing('history')}
        onShare={() => {
          setIsSharing(true);
        }}
      />
      {props.renderShare(bench, isSharing, setIsSharing)}
      {versionId === undefined ? null : props.renderFound(bench, versionId, flow)}
      <Split>
        <Left
          ref={chat}
          $isShown={layout.isChatShown}
          style={{ '--chat-width': `${String(layout.width)}px` }}
        >
          {props.renderConversation(bench, flow, {
            ...moves.toCode,
            news: { slot: runSlot, show: layout.showChat },
          })}
        </Left>
        <Divider width={layout.width} onWidthChange={layout.resize} />
        <Right ref={right} $isShown={!layout.isChatShown}>
          <Panes
            active={layout.pane}
            onActivate={show}
            notice={<BenchNotices flow={flow} bench={bench} />}
            panes={panesOf(props, versionId, {
              link,
              code: moves.code,
              preview: previewWays(layout, errorsSlot),
            })}
          />
        </Right>
      </Split>
      <RunSlot ref={setRunSlot} hidden={layout.isChatShown} />
      <PhoneBar
        isChatShown={layout.isChatShown}
        active={layout.pane}
        onShowChat={layout.showChat}
        onShow={show}
      />
      <StatusLine credits={bench.credits} onSlot={setErrorsSlot}>
        {versionId === undefined ? null : props.renderStatus(versionId, showing('checks'))}
      </StatusLine>
    </Root>
  );
}

interface PaneMoves {
  /** What is to be opened under Code. */
  readonly code: CodeRequest;
  readonly preview: PreviewWays;
  readonly link: LinkedProject | null;
}

interface StatusLineProps {
  credits: number | undefined;
  /** Where the errors of the preview are told of. */
  onSlot: (slot: HTMLElement | null) => void;
  children: ReactNode;
}

function StatusLine({ credits, onSlot, children }: StatusLineProps) {
  return (
    <StatusBar>
      <Model>
        <span>Built-in assistant</span>
        {credits === undefined ? null : <span>{`· ${formatNumber(credits)} credits`}</span>}
      </Model>
      <Found>
        <Slot ref={onSlot} />
        {children}
      </Found>
    </StatusBar>
  );
}

function panesOf(
  props: WorkbenchProps & { flow: WorkbenchFlow; bench: Bench },
  versionId: string | undefined,
  { code, preview, link }: PaneMoves,
) {
  const { bench, flow } = props;
  const empty = <EmptyState title="Your app appears here once its first version is ready." />;
  return {
    preview: versionId === undefined ? empty : props.renderPreview(bench, versionId, flow, preview),
    code: versionId === undefined ? empty : props.renderCode(bench, flow, code),
    data: versionId === undefined ? empty : props.renderData(bench, versionId),
    checks: versionId === undefined ? empty : props.renderChecks(bench, versionId),
    history: props.renderHistory(bench, flow, { showPreview: preview.news.show, link }),
  };
}

function BenchSkeleton() {
  const root = useFillHeight<HTMLDivElement>();
  return (
    <Root ref={root} aria-busy="true" aria-label="Loading the project">
      <Waiting>
        <Skeleton width="200px" height="28px" />
      </Waiting>
      <Split>
        <Left $isShown style={{ '--chat-width': '380px' }}>
          <Waiting>
            <Skeleton lines={5} />
          </Waiting>
        </Left>
        <Right $isShown={false}>
          <Waiting>
            <Skeleton height="60vh" />
          </Waiting>
        </Right>
      </Split>
    </Root>
  );
}

declare module 'react' {
  interface CSSProperties {
    '--chat-width'?: string;
  }
}

const Root = styled.div`
  container: bench / inline-size;
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--bench-top, 0px) - ${({ theme }) => theme.strip});
  min-height: 420px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.bg};
`;

const Split = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

const Left = styled.div<{ $isShown: boolean }>`
  display: flex;
  flex: none;
  width: min(var(--chat-width), 48%);
  min-width: 0;
  ${narrowWorkbench} {
    display: ${({ $isShown }) => ($isShown ? 'flex' : 'none')};
    width: 100%;
  }
`;

const Right = styled.div<{ $isShown: boolean }>`
  display: flex;
  flex: 1;
  min-width: 0;
  ${narrowWorkbench} {
    ${({ $isShown }) => ($isShown ? '' : outOfSight)}
  }
`;

/* Where the conversation is in sight, it says the same. */
const RunSlot = styled.div`
  display: none;
  flex: none;
  ${narrowWorkbench} {
    &:not([hidden]) {
      display: block;
    }
  }
`;

const StatusBar = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  line-height: 24px;
  font-variant-numeric: tabular-nums;
`;

/* A number is never cut off, and nothing lies over it. */
const Model = styled.span`
  display: flex;
  flex: 1 1 auto;
  gap: 0.4em;
  white-space: nowrap;
  > :first-child {
    flex: 1 1 0;
    width: 0;
    max-width: max-content;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Slot = styled.span`
  display: contents;
`;

const Found = styled.span`
  display: flex;
  align-items: center;
  flex: 0 1 auto;
  min-width: 0;
  gap: ${({ theme }) => theme.space[3]};
`;

const Waiting = styled.div`
  width: 100%;
  padding: ${({ theme }) => theme.space[4]};
`;
