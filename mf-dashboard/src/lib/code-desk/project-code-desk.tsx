import { useShell } from '@tessera/shared/remote';
import { Banner, Button, ErrorState, Row, Skeleton } from '@tessera/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { readSettings } from '../editor/editor-settings';
import { CodeLayers, type CodeLayer } from './code-layers';
import { useCodeWish, type CodeWishes } from './code-wish';
import { ConflictView } from './conflict-view';
import { EditorPane } from './editor-pane';
import { changesBetween } from './file-changes';
import { projectCodePorts } from './project-code.ports';
import {
  createProjectCode,
  type CodeVersion,
  type ProjectCode,
  type ProjectCodeState,
} from './project-code.store';
import { SideTabs } from './side-tabs';
import { useDeskKeys } from './use-desk-keys';
import { useEditorCommands } from './use-editor-commands';
import { useLanguage } from './use-language';
import { useWantedFile, type WantedFile } from './use-wanted-file';

/** What the page asks for: the file to show, and what keys want. */
export interface ProjectCodeDeskProps extends WantedFile, CodeWishes {
  projectId: string;
  /** The newest version. */
  version: CodeVersion;
  /** What its checks say, in a sentence, where that is known. */
  checks: string | undefined;
  onSaved: () => void;
}

/** The code of a project, to be edited: drafts in this browser, versions on the server. */
export function ProjectCodeDesk(props: ProjectCodeDeskProps) {
  const { projectId, version, wish, onWishTaken } = props;
  const shell = useShell();
  const [code] = useState(() => createProjectCode(projectCodePorts(shell, projectId)));
  const state = useStore(code.store);
  const { id, number } = version;
  useEffect(() => {
    void code.open({ id, number });
  }, [code, id, number]);
  const desk = state.step === 'ready' ? state.desk : undefined;
  useWantedFile(desk, state.step === 'ready' ? state.base.number : number, props);
  // What has to be decided first is on the screen already.
  const isRefused = state.step === 'failed' || (state.step === 'ready' && state.decision !== undefined);
  useCodeWish({ wish: isRefused ? wish : undefined, onWishTaken }, () => {});

  if (state.step === 'loading') {
    return (
      <Waiting aria-busy="true" aria-label="Loading the files">
        <Skeleton lines={6} />
      </Waiting>
    );
  }
  if (state.step === 'failed')
    return <ErrorState message={state.message} onRetry={() => void code.retry()} />;
  if (state.decision) {
    return (
      <ConflictView
        key={state.decision.head.id}
        conflicts={state.decision.conflicts}
        number={state.decision.head.number}
        onDecide={code.decide}
        onDiscard={code.discard}
      />
    );
  }
  return <OpenCode {...props} code={code} state={state} />;
}

interface OpenCodeProps extends ProjectCodeDeskProps {
  code: ProjectCode;
  state: Extract<ProjectCodeState, { step: 'ready' }>;
}

function OpenCode({ code, state, checks, wish, onWishTaken, onSaved }: OpenCodeProps) {
  const { desk, base, notice, isSaving } = state;
  const { notify } = useShell();
  const { files } = useStore(desk.store);
  const { client, language } = useLanguage(desk);
  const [settings] = useState(readSettings);
  const [layer, setLayer] = useState<CodeLayer>();
  const root = useRef<HTMLDivElement>(null);
  const changes = useMemo(() => changesBetween(base.files, files), [base.files, files]);
  const marks = useMarks(changes, language.problems);
  const problems = useMemo(() => [...language.problems.values()].flat(), [language.problems]);
  const close = () => {
    setLayer(undefined);
  };
  const askToSave = () => {
    if (changes.length > 0) setLayer('save');
    else notify({ type: 'info', title: 'Nothing changed since the last version.' });
  };
  const commands = useEditorCommands(desk, client, askToSave);
  const give = { save: askToSave, open: () => setLayer('open') };
  useCodeWish({ wish, onWishTaken }, (wished) => {
    give[wished]();
  });
  const own = onWishTaken ? {} : { onSave: give.save, onOpenFile: give.open };
  useDeskKeys({ ...own, onSplit: desk.toggleSplit, within: root });

  return (
    <Root ref={root}>
      {notice === undefined ? null : <Notice text={notice} onDismiss={code.dismiss} />}
      <Split>
        <Side>
          <SideTabs desk={desk} marks={marks} problems={problems} />
        </Side>
        <EditorPane
          desk={desk}
          client={client}
          language={language}
          settings={settings}
          commands={commands}
          changes={marks.changes}
          actions={
            <CodeActions
              hasChanges={changes.length > 0}
              onFormat={() => {
                commands.format(settings.tabSize);
              }}
              onDiscard={() => {
                setLayer('discard');
              }}
              onSave={askToSave}
            />
          }
          status={<DraftStatus count={changes.length} isKept={state.isKept} number={base.number} />}
        />
      </Split>
      <CodeLayers
        code={code}
        layer={layer}
        paths={[...files.keys()]}
        number={base.number}
        onOpen={desk.open}
        onSaved={onSaved}
        onClose={close}
        save={{
          changes,
          problems,
          isChecked: language.status === 'off' ? undefined : language.isChecked,
          checks,
          isBusy: isSaving,
        }}
      />
    </Root>
  );
}

function Notice({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <Banner
      tone="info"
      role="status"
      title={text}
      action={
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    />
  );
}

interface CodeActionsProps {
  hasChanges: boolean;
  onFormat: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

function CodeActions({ hasChanges, onFormat, onDiscard, onSave }: CodeActionsProps) {
  return (
    <Row gap={1}>
      <Button size="small" variant="quiet" onClick={onFormat}>
        Format
      </Button>
      {hasChanges ? (
        <Button size="small" variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      ) : null}
      <Button size="small" variant="primary" disabled={!hasChanges} onClick={onSave}>
        Save version
      </Button>
    </Row>
  );
}

function useMarks(
  changes: ReturnType<typeof changesBetween>,
  problems: ReadonlyMap<string, readonly { readonly severity: string }[]>,
) {
  return useMemo(
    () => ({
      changes: new Map(changes.map(({ path, kind }) => [path, kind])),
      problems: new Map([...problems].map(([path, found]) => [path, found.length])),
    }),
    [changes, problems],
  );
}

function DraftStatus({ count, isKept, number }: { count: number; isKept: boolean; number: number }) {
  if (count === 0) return <span role="status">{`As in version ${String(number)}`}</span>;
  const files = `${String(count)} ${count === 1 ? 'file' : 'files'} changed`;
  return (
    <span role="status">
      {isKept ? `${files}, kept in this browser` : `${files}. Changes are kept until you close this tab`}
    </span>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Split = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 248px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  > section {
    min-height: 0;
  }
  @container bench (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(120px, 30%) minmax(0, 1fr);
  }
`;

const Side = styled.div`
  min-height: 0;
  padding: 0 ${({ theme }) => theme.space[2]};
  overflow: auto;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
