import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  formatNumber,
  LinkButton,
  Page,
  PageHeader,
  Row,
  Skeleton,
} from '@tessera/shared/ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFillHeight } from '../../lib/use-fill-height';
import { narrowWorkbench } from './workbench-query';
import { Divider } from './divider';
import { HistoryPanel } from './history-panel';
import { Panes, type PaneId } from './panes';
import { PhoneBar } from './phone-bar';
import { TopBar } from './top-bar';
import { useBenchKeys, useWorkbenchLayout } from './use-workbench-layout';
import { useWorkbench, type WorkbenchFlow } from './use-workbench';
import type { Workbench as Bench } from './workbench.store';

export interface WorkbenchProps {
  projectId: string;
  startPane: PaneId;
  renderConversation: (bench: Bench, flow: WorkbenchFlow) => ReactNode;
  renderPreview: (bench: Bench, versionId: string) => ReactNode;
  renderCode: (bench: Bench, flow: WorkbenchFlow) => ReactNode;
  /** What is known of the version that is looked at, above everything. */
  renderChecks: (bench: Bench, versionId: string, flow: WorkbenchFlow) => ReactNode;
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
  return <OpenBench {...props} flow={flow} bench={state} />;
}

function OpenBench(props: WorkbenchProps & { flow: WorkbenchFlow; bench: Bench }) {
  const { flow, bench, startPane, renderConversation, renderPreview, renderCode, renderChecks } = props;
  const root = useFillHeight<HTMLDivElement>();
  const chat = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const layout = useWorkbenchLayout(startPane);
  useBenchKeys({
    undo: () => void flow.undo(),
    show: layout.show,
    nextPane: () => {
      const isInChat = chat.current?.contains(document.activeElement) ?? false;
      const next = isInChat
        ? right.current?.querySelector('[role="tab"][aria-selected="true"]')
        : chat.current?.querySelector('textarea');
      if (next instanceof HTMLElement) next.focus();
    },
  });
  const versionId = bench.shownVersionId ?? bench.project.headVersion?.id;
  const empty = <EmptyState title="Your app appears here once its first version is ready." />;
  return (
    <Root ref={root}>
      <TopBar
        flow={flow}
        bench={bench}
        onShowHistory={() => {
          layout.show('history');
        }}
      />
      {versionId === undefined ? null : renderChecks(bench, versionId, flow)}
      <Split>
        <Left
          ref={chat}
          $isShown={layout.isChatShown}
          style={{ '--chat-width': `${String(layout.width)}px` }}
        >
          {renderConversation(bench, flow)}
        </Left>
        <Divider width={layout.width} onWidthChange={layout.resize} />
        <Right ref={right} $isShown={!layout.isChatShown}>
          <Panes
            active={layout.pane}
            onActivate={layout.show}
            notice={<OlderNotice flow={flow} bench={bench} />}
            panes={{
              preview: versionId === undefined ? empty : renderPreview(bench, versionId),
              code: versionId === undefined ? empty : renderCode(bench, flow),
              history: (
                <HistoryPanel
                  flow={flow}
                  bench={bench}
                  onPreview={() => {
                    layout.show('preview');
                  }}
                />
              ),
            }}
          />
        </Right>
      </Split>
      <PhoneBar
        isChatShown={layout.isChatShown}
        active={layout.pane}
        onShowChat={layout.showChat}
        onShow={layout.show}
      />
      <StatusBar>
        Built-in assistant{bench.credits === undefined ? '' : ` · ${formatNumber(bench.credits)} credits`}
      </StatusBar>
    </Root>
  );
}

/** What is looked at is not the newest version. */
function OlderNotice({ flow, bench }: { flow: WorkbenchFlow; bench: Bench }) {
  const { versions, shownVersionId, busy } = bench;
  const shown = versions.find(({ id }) => id === shownVersionId);
  const newest = versions[0];
  if (!shown || !newest) return null;
  return (
    <Notice>
      <Banner
        tone="info"
        role="status"
        title={`This is v${String(shown.number)}, not the newest`}
        action={
          <Row gap={2}>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                flow.look(undefined);
              }}
            >
              {`Back to v${String(newest.number)}`}
            </Button>
            <Button size="small" isBusy={busy === 'restore'} onClick={() => void flow.restore(shown.id)}>
              Restore
            </Button>
          </Row>
        }
      />
    </Notice>
  );
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
    display: ${({ $isShown }) => ($isShown ? 'flex' : 'none')};
  }
`;

const Notice = styled.div`
  padding: ${({ theme }) => theme.space[2]};
`;

const StatusBar = styled.p`
  flex: none;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
  line-height: 24px;
  font-variant-numeric: tabular-nums;
`;

const Waiting = styled.div`
  width: 100%;
  padding: ${({ theme }) => theme.space[4]};
`;
