import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import styled from 'styled-components';
import type { EditorSettings } from './editor-settings';
import { openEditor, type EditorHandlers, type OpenEditor } from './editor-view';
import type { LanguageClient } from './language/language-client';
import type { Problem } from './language/language-messages';

/** What is done to the editor, rather than shown by it. */
export type EditorHandle = Pick<OpenEditor, 'select' | 'insert' | 'undo' | 'redo' | 'focus'>;

export interface CodeEditorProps extends EditorHandlers {
  /** Given once the editor is there, a moment after its box. */
  ref?: Ref<EditorHandle | null>;
  path: string;
  text: string;
  /** The files that have tabs: each keeps its own history for as long. */
  openPaths: readonly string[];
  /** May not change. */
  language: LanguageClient | undefined;
  problems: readonly Problem[];
  settings: EditorSettings;
  isReadOnly?: boolean;
}

/** The editor of one file at a time. Escape, then Tab leaves it by keyboard; Ctrl+M makes that last. */
export function CodeEditor(props: CodeEditorProps) {
  const { ref, path, text, openPaths, language, problems, settings, isReadOnly = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<OpenEditor>();
  const handlers = useRef<EditorHandlers>(props);
  useEffect(() => {
    handlers.current = props;
  });

  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    const opened = openEditor({ root, language, isReadOnly, handlers: () => handlers.current });
    setEditor(opened);
    return () => {
      opened.close();
    };
  }, [language, isReadOnly]);

  const shown = useRef<string>(undefined);
  const show = useEffectEvent((opened: OpenEditor) => {
    opened.configure(settings);
    opened.show(path, text);
  });
  useEffect(() => {
    if (!editor) return;
    shown.current = path;
    show(editor);
  }, [editor, path]);
  useEffect(() => {
    if (shown.current === path) editor?.setText(text);
  }, [editor, path, text]);
  useEffect(() => {
    editor?.showProblems(problems);
  }, [editor, path, problems]);
  useEffect(() => {
    editor?.configure(settings);
    host.current?.style.setProperty('--editor-size', `${String(settings.fontSize)}px`);
  }, [editor, settings]);
  useEffect(() => {
    editor?.forget((each) => openPaths.includes(each));
  }, [editor, openPaths]);
  useImperativeHandle<EditorHandle | null, EditorHandle | null>(ref, () => editor ?? null, [editor]);

  return <Host ref={host} onKeyDown={keepOwnKeys} />;
}

/**
 * What is written here, and what the editor has done, is nobody else's: keys of the page look whether a field has the focus, and
 * see no further than the box around the editor.
 */
function keepOwnKeys(event: KeyboardEvent): void {
  const isWriting = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isWriting || event.defaultPrevented) event.stopPropagation();
}

const Host = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;
