import { useShell } from '@tessera/shared/remote';
import { Button, ErrorState, Row, Skeleton } from '@tessera/shared/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { readSettings } from '../editor/editor-settings';
import { CodeLayers } from './code-layers';
import { useCodeWish, type CodeWishes } from './code-wish';
import { ConflictView } from './conflict-view';
import { EditorPane } from './editor-pane';
import { projectCodePorts } from './project-code.ports';
import { createProjectCode, type CodeVersion, type ProjectCode } from './project-code.store';
import { SideTabs } from './side-tabs';
import type { TreeMarks } from './tree-view';
import { useDeskKeys } from './use-desk-keys';
import { useEditorCommands } from './use-editor-commands';
import { useLanguage } from './use-language';
import { useWantedFile, type WantedFile } from './use-wanted-file';
import {
  DraftNotice,
  DraftStatus,
  useVersionSaving,
  VersionActions,
  type ReadyCode,
  type VersionSaving,
} from './version-saving';

/** What the page asks for: the file to show, and what keys want. */
export interface ProjectCodeDeskProps extends WantedFile, CodeWishes {
  projectId: string;
  /** The newest version. */
  version: CodeVersion;
  /** What its checks found, by its number, in a sentence, where that is known. */
  checks: string | undefined;
  onSaved: () => void;
  /** Draws the code once it is there; without it, the desk of the builder does. */
  children?: (code: ProjectCode, state: ReadyCode) => ReactNode;
}

/** The code of a project, to be edited: drafts in this browser, versions on the server. */
export function ProjectCodeDesk(props: ProjectCodeDeskProps) {
  const { projectId, version, wish, onWishTaken, children } = props;
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
  return children ? children(code, state) : <OpenCode {...props} code={code} state={state} />;
}

interface OpenCodeProps extends ProjectCodeDeskProps {
  code: ProjectCode;
  state: ReadyCode;
}

function OpenCode({ code, state, checks, wish, onWishTaken, onSaved }: OpenCodeProps) {
  const { desk, base, notice, isSaving } = state;
  const { files } = useStore(desk.store);
  const { client, language } = useLanguage(desk);
  const [settings] = useState(readSettings);
  const saving = useVersionSaving(state);
  const marks = useMarks(saving.kinds, language.problems);
  const problems = useMemo(() => [...language.problems.values()].flat(), [language.problems]);
  const commands = useEditorCommands(desk, client, saving.askToSave);
  const root = useRef<HTMLDivElement>(null);
  const give = { save: saving.askToSave, open: () => saving.setLayer('open') };
  useCodeWish({ wish, onWishTaken }, (wished) => {
    give[wished]();
  });
  const own = onWishTaken ? {} : { onSave: give.save, onOpenFile: give.open };
  useDeskKeys({ ...own, onSplit: desk.toggleSplit, within: root });

  return (
    <Root ref={root}>
      <DraftNotice text={notice} onDismiss={code.dismiss} />
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
              saving={saving}
              onFormat={() => {
                commands.format(settings.tabSize);
              }}
            />
          }
          status={<DraftStatus saving={saving} state={state} />}
        />
      </Split>
      <CodeLayers
        code={code}
        layer={saving.layer}
        paths={[...files.keys()]}
        number={base.number}
        onOpen={desk.enter}
        onSaved={onSaved}
        onClose={saving.close}
        save={{
          changes: saving.changes,
          problems,
          isChecked: language.status === 'off' ? undefined : language.isChecked,
          checks,
          isBusy: isSaving,
        }}
      />
    </Root>
  );
}

function CodeActions({ saving, onFormat }: { saving: VersionSaving; onFormat: () => void }) {
  return (
    <Row gap={1}>
      <Button size="small" variant="quiet" onClick={onFormat}>
        Format
      </Button>
      <VersionActions saving={saving} />
    </Row>
  );
}

function useMarks(
  changes: TreeMarks['changes'],
  problems: ReadonlyMap<string, readonly { readonly severity: string }[]>,
) {
  return useMemo(
    () => ({
      changes,
      problems: new Map([...problems].map(([path, found]) => [path, found.length])),
    }),
    [changes, problems],
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
  @container code (max-width: 559.98px) {
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
