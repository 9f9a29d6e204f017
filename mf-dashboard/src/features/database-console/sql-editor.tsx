import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import styled from 'styled-components';
import { editorLook } from '../../lib/editor/editor-theme';
import type { SqlTable } from '../../lib/sql-source';
import { completeSql, sqlLanguage } from './sql-language';

export interface SqlEditorHandle {
  /** What stands there, and the place of the caret in it. */
  readonly read: () => { readonly text: string; readonly caret: number };
  readonly replace: (text: string) => void;
  readonly focus: () => void;
}

/** What is wrong with a part of the text. */
export interface SqlProblem {
  readonly from: number;
  readonly message: string;
}

export interface SqlEditorProps {
  ref?: Ref<SqlEditorHandle | null>;
  /** What stands there at first. */
  initialText: string;
  tables: readonly SqlTable[];
  problem: SqlProblem | undefined;
  onChange: (text: string) => void;
  /** Ctrl or Cmd and Enter. */
  onRun: () => void;
}

/** Where statements are written. Tab leaves it; Escape closes what it offers. */
export function SqlEditor({ ref, initialText, tables, problem, onChange, onRun }: SqlEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const change = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const known = useEffectEvent(() => tables);
  const begin = useEffectEvent((root: ShadowRoot) =>
    openSqlEditor(root, initialText, {
      change: (text) => change(text),
      run: () => run(),
      tables: () => known(),
    }),
  );

  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    // The editor's styles are adopted by a shadow root, which the page's policy allows and a style element it does not.
    const opened = begin(place.shadowRoot ?? place.attachShadow({ mode: 'open' }));
    view.current = opened;
    return () => {
      opened.destroy();
    };
  }, []);

  useEffect(() => {
    const { current } = view;
    if (!current) return;
    const { length } = current.state.doc;
    const from = Math.min(problem?.from ?? 0, length);
    const to = Math.min(current.state.wordAt(from)?.to ?? from + 1, length);
    const found = problem ? [{ from, to, severity: 'error' as const, message: problem.message }] : [];
    current.dispatch(setDiagnostics(current.state, found));
  }, [problem]);

  useImperativeHandle<SqlEditorHandle | null, SqlEditorHandle>(
    ref,
    () => ({
      read: () => {
        const state = view.current?.state;
        return { text: state?.doc.toString() ?? '', caret: state?.selection.main.head ?? 0 };
      },
      replace: (text) => {
        const { current } = view;
        const to = current?.state.doc.length ?? 0;
        current?.dispatch({ changes: { from: 0, to, insert: text }, selection: { anchor: text.length } });
        current?.focus();
      },
      focus: () => view.current?.focus(),
    }),
    [],
  );

  return <Host ref={host} onKeyDown={keepOwnKeys} />;
}

interface SqlPorts {
  readonly change: (text: string) => void;
  readonly run: () => void;
  readonly tables: () => readonly SqlTable[];
}

function openSqlEditor(root: ShadowRoot, text: string, { change, run, tables }: SqlPorts): EditorView {
  const runKey = {
    key: 'Mod-Enter',
    run: () => {
      run();
      return true;
    },
  };
  return new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(keymap.of([runKey])),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) change(update.state.doc.toString());
        }),
        EditorView.contentAttributes.of({ 'aria-label': 'SQL' }),
        EditorView.lineWrapping,
        ...[
          lineNumbers(),
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
        ],
        autocompletion({ override: [completeSql(tables)] }),
        sqlLanguage,
        editorLook,
        // Tab goes on to the buttons: a statement needs no indents of its own.
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      ],
    }),
  });
}

/** What is written here is nobody else's: keys of the page see no further than the box around the editor. */
function keepOwnKeys(event: KeyboardEvent): void {
  const isWriting = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isWriting || event.defaultPrevented) event.stopPropagation();
}

const Host = styled.div`
  height: 100%;
  min-width: 0;
  border-radius: inherit;
  overflow: hidden;
`;
