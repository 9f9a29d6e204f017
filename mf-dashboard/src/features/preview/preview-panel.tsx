import type { DataPlace } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { IconButton } from '@tessera/shared/ui';
import { SquareSplitHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Fixing } from '../../lib/fixing';
import type { PaneNews } from '../../lib/pane-news';
import type { AheadPreview } from '../../lib/run-progress';
import { BeforeAfterBar, BeforeLayer, type BeforeAfterChoice } from './before-after';
import { ConsoleDrawer } from './console-drawer';
import { ErrorBar } from './error-bar';
import { listErrors } from './listed-errors';
import { PreviewNavigation } from './preview-navigation';
import { PreviewStage, type Fit, type PickListener } from './preview-stage';
import { ProblemsNews } from './problems-news';
import { PreviewToolbar, type PreviewWidth } from './preview-toolbar';
import { usePreview, type PreviewedProject } from './use-preview';
import { useRoutes } from './use-routes';
import { WatchButton } from './watch-button';

export interface PreviewPanelProps {
  projectId: string;
  /** Where the project's records are; in the browser unless told. */
  dataPlace?: DataPlace | undefined;
  /** The application's name, for the frame's title. */
  name: string;
  /** Absent before there is one. */
  versionId: string | undefined;
  /** Where the version runs before there is an id of it. */
  ahead?: AheadPreview | undefined;
  /** Why its version does not start, in a sentence, where that is known. */
  broken?: string | undefined;
  /** What lies over the panel while the checks of its version are watched. */
  renderWatch?: (close: () => void) => ReactNode;
  /** The version before is shown beside it. */
  beforeAfter?: BeforeAfterChoice | undefined;
  /** Shows the version before beside this one; absent where there is none. */
  onBeforeAfter?: (() => void) | undefined;
  /** Has an error of it fixed; absent where it is not the newest version. */
  fixing?: Fixing | undefined;
  /** Lets people select elements of the application. */
  selecting?: PreviewSelecting | undefined;
  /** Where its errors are told of, whatever is in sight. */
  news?: PaneNews | undefined;
  /** Leaves the toolbar out, where the panel is an illustration of progress. */
  isBare?: boolean;
}

interface Over extends Pick<PreviewPanelProps, 'name' | 'beforeAfter'> {
  project: PreviewedProject;
  selecting: PreviewSelecting;
  readHash: () => string;
  share: number;
  setShare: (share: number) => void;
}

/** What lies over the application: the version before, or else what is selected. */
function overOf({ project, name, readHash, share, setShare, beforeAfter, selecting }: Over) {
  if (!beforeAfter) return (fit: Fit) => selecting.renderOutline(fit?.scale ?? 1);
  return (fit: Fit) => (
    <BeforeLayer
      key={beforeAfter.before.id}
      choice={beforeAfter}
      share={share}
      onShare={setShare}
      {...{ project, name, fit, readHash }}
    />
  );
}

/** Tells whoever selects elements when the application is drawn, also when it is drawn anew. */
function useTold(selecting: PreviewSelecting, isReady: boolean, load: number | undefined): void {
  const told = useEffectEvent((isDrawn: boolean) => {
    if (isDrawn) selecting.onReady();
    else selecting.onAway();
  });
  useEffect(() => {
    told(isReady);
  }, [isReady, load]);
}

/** What selecting elements adds to the preview. */
export interface PreviewSelecting {
  onPick: PickListener;
  /** The application is drawn, perhaps anew. */
  onReady: () => void;
  /** It is being loaded, or gone. */
  onAway: () => void;
  renderButton: (isReady: boolean) => ReactNode;
  /** Above the application while somebody selects. */
  bar: ReactNode;
  /** Below it once something is selected. */
  panel: ReactNode;
  /** `scale` is how much smaller the application is drawn. */
  renderOutline: (scale: number) => ReactNode;
}

/** Where a preview is only looked at. */
const UNSELECTABLE: PreviewSelecting = {
  onPick: () => undefined,
  onReady: () => undefined,
  onAway: () => undefined,
  renderButton: () => null,
  bar: null,
  panel: null,
  renderOutline: () => null,
};

/** The same version alone, in a tab of its own. */
const ownTab = (project: string, version = '') =>
  `${paths.share.to()}?${new URLSearchParams({ project, version }).toString()}`;

/** The running application, with what one needs to judge it: widths, reload, its errors. */
export function PreviewPanel(props: PreviewPanelProps) {
  const {
    projectId,
    dataPlace,
    name,
    versionId,
    ahead,
    broken,
    renderWatch,
    beforeAfter,
    onBeforeAfter,
    fixing,
    selecting = UNSELECTABLE,
    isBare = false,
  } = props;
  const project = { projectId, dataPlace };
  const preview = usePreview(project, versionId, ahead);
  const { state, stop, reload, hear, readHash } = preview;
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const [isConsoleOpen, setIsConsoleOpen] = useState(false);
  const [share, setShare] = useState(50);
  const { status, storageNote } = state;
  const errors = listErrors(state);
  const [isWatching, setIsWatching] = useState(false);
  const isReady = status.step === 'ready';
  useTold(selecting, isReady, state.frame?.load);
  const reloadNow = () => void reload();
  const watch = (isOn: boolean) => () => {
    setIsWatching(isOn);
  };
  return (
    <Root aria-label="Preview" aria-busy={status.step === 'starting' && broken === undefined}>
      <Content inert={isWatching}>
        {isBare ? null : (
          <PreviewToolbar
            width={width}
            onWidthChange={setWidth}
            navigation={<Navigation {...{ preview, projectId, versionId }} onReload={reloadNow} />}
            isConsoleOpen={isConsoleOpen}
            onConsoleToggle={() => {
              setIsConsoleOpen(!isConsoleOpen);
            }}
            problemCount={errors.length}
          >
            {selecting.renderButton(isReady)}
            {onBeforeAfter ? (
              <BeforeAfterButton isOn={beforeAfter !== undefined} onPress={onBeforeAfter} />
            ) : null}
            {renderWatch ? (
              <WatchButton isReady={isReady} isWatching={isWatching} onWatch={watch(true)} />
            ) : null}
          </PreviewToolbar>
        )}
        {selecting.bar}
        {beforeAfter ? <BeforeAfterBar choice={beforeAfter} share={share} onShare={setShare} /> : null}
        <PreviewStage
          name={name}
          width={width}
          state={state}
          broken={broken}
          fixing={fixing}
          onMessage={hear}
          onPick={selecting.onPick}
          onFlood={stop}
          onReload={reloadNow}
          renderOver={overOf({ project, name, readHash, share, setShare, beforeAfter, selecting })}
        />
        {selecting.panel}
        <StorageNote text={storageNote} />
        <Console
          {...{ errors, fixing, news: props.news, isOpen: isConsoleOpen, onToggle: setIsConsoleOpen }}
          isToldOf={isReady && !isBare}
          onClear={preview.clearProblems}
        />
      </Content>
      {isWatching ? renderWatch?.(watch(false)) : null}
    </Root>
  );
}

interface NavigationProps {
  preview: ReturnType<typeof usePreview>;
  projectId: string;
  versionId: string | undefined;
  onReload: () => void;
}

function Navigation({ preview, projectId, versionId, onReload }: NavigationProps) {
  const { routes, want } = useRoutes(versionId);
  return (
    <PreviewNavigation
      trail={preview.state.trail}
      routes={routes}
      onNear={want}
      onGo={preview.goTo}
      onBack={preview.goBack}
      onForward={preview.goForward}
      onReload={onReload}
      onOpenTab={() => {
        window.open(ownTab(projectId, versionId), '_blank', 'noopener');
      }}
    />
  );
}

interface ConsoleProps extends ComponentProps<typeof ConsoleDrawer> {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  news: PaneNews | undefined;
  /** Nothing lies over the application that would tell of its errors. */
  isToldOf: boolean;
}

function Console({ isOpen, onToggle, news, isToldOf, ...drawer }: ConsoleProps) {
  const { errors, fixing } = drawer;
  const open = () => {
    onToggle(true);
  };
  return (
    <>
      <ProblemsNews count={errors.length} news={news} onOpen={open} />
      {isToldOf && !isOpen ? <ErrorBar errors={errors} fixing={fixing} onOpen={open} /> : null}
      {isOpen ? <ConsoleDrawer {...drawer} /> : null}
    </>
  );
}

function StorageNote({ text }: { text: string | undefined }) {
  return text ? <Note role="status">{text}</Note> : null;
}

function BeforeAfterButton({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  return (
    <WhereRoom>
      <IconButton label="Before and after" size="small" aria-pressed={isOn} onClick={onPress}>
        <SquareSplitHorizontal size={16} strokeWidth={1.75} />
      </IconButton>
    </WhereRoom>
  );
}

/* On a phone the message of a change and the history offer the same. */
const WhereRoom = styled.span`
  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;

const Root = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Note = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.warn};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
