import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { languageOf } from './editor-languages';
import type { EditorSettings } from './editor-settings';
import { editorLook } from './editor-theme';
import { hasTypes } from './file-kind';
import { languageExtensions, showProblems } from './language-extensions';
import type { LanguageClient } from './language/language-client';
import type { Problem, Spot } from './language/language-messages';
import { smallestChange } from './text-changes';

export type EditorCommand = 'save' | 'define' | 'refer' | 'rename';

export interface EditorHandlers {
  readonly onChange: (path: string, text: string) => void;
  readonly onCursor: (line: number, column: number) => void;
  readonly onCommand: (command: EditorCommand, spot: Spot) => void;
  /** Tab was switched between indenting and moving the focus. */
  readonly onTabMode: (movesFocus: boolean) => void;
}

export interface EditorBase {
  /** A shadow root: there the editor's styles are adopted as objects, which the page's policy allows and a style element it does not. */
  readonly root: ShadowRoot;
  readonly language: LanguageClient | undefined;
  readonly isReadOnly: boolean;
  /** Looked up at each event. */
  readonly handlers: () => EditorHandlers;
}

export type OpenEditor = ReturnType<typeof openEditor>;

/** The change came from the page, which knows the text already. */
const fromPage = Annotation.define<boolean>();

interface Session extends EditorBase {
  readonly view: EditorView;
  readonly settings: Compartment;
  readonly states: Map<string, EditorState>;
  path: string;
  shownSettings: Extension;
  tabMovesFocus: boolean;
}

function tellCursor({ handlers }: Session, state: EditorState): void {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  handlers().onCursor(line.number, head - line.from + 1);
}

/** The keys that the page has a part in. */
function commandsOf(session: Session): Extension {
  const { view, handlers } = session;
  const order = (command: EditorCommand) => () => {
    handlers().onCommand(command, { path: session.path, offset: view.state.selection.main.head });
    return true;
  };
  return keymap.of([
    { key: 'Mod-s', run: order('save') },
    { key: 'F12', run: order('define'), shift: order('refer') },
    { key: 'F2', run: order('rename') },
    {
      key: 'Ctrl-m',
      run: () => {
        session.tabMovesFocus = !session.tabMovesFocus;
        view.setTabFocusMode(session.tabMovesFocus);
        handlers().onTabMode(session.tabMovesFocus);
        return true;
      },
    },
    { key: 'Mod-h', run: openSearchPanel },
  ]);
}

function watchOf(session: Session): Extension {
  return EditorView.updateListener.of((update) => {
    const isOwn = update.transactions.every((each) => each.annotation(fromPage) !== true);
    if (update.docChanged && isOwn) session.handlers().onChange(session.path, update.state.doc.toString());
    if (update.docChanged || update.selectionSet) tellCursor(session, update.state);
  });
}

function begin(session: Session, text: string): EditorState {
  const { path, language, isReadOnly, settings, shownSettings } = session;
  return EditorState.create({
    doc: text,
    extensions: [
      commandsOf(session),
      watchOf(session),
      settings.of(shownSettings),
      EditorState.readOnly.of(isReadOnly),
      // Reachable by the keyboard also where it can only be read.
      EditorView.contentAttributes.of({ 'aria-label': `Code of ${path}`, tabindex: '0' }),
      language && hasTypes(path) ? languageExtensions(language, path) : [],
      languageOf(path),
      writing,
      editorLook,
    ],
  });
}

function setText({ view }: Session, text: string): void {
  const change = smallestChange(view.state.doc.toString(), text);
  if (change) view.dispatch({ changes: change, annotations: fromPage.of(true) });
}

/** One editor, in which files are opened one after the other; each keeps its own history, selection and folds. */
export function openEditor(base: EditorBase) {
  const view = new EditorView({ parent: base.root, root: base.root });
  const session: Session = {
    ...base,
    view,
    settings: new Compartment(),
    states: new Map(),
    path: '',
    shownSettings: [],
    tabMovesFocus: false,
  };
  const configure = () => {
    view.dispatch({ effects: session.settings.reconfigure(session.shownSettings) });
  };
  return {
    show: (next: string, text: string) => {
      if (session.path !== '') session.states.set(session.path, view.state);
      session.path = next;
      view.setState(session.states.get(next) ?? begin(session, text));
      configure();
      setText(session, text);
      tellCursor(session, view.state);
    },
    setText: (text: string) => {
      setText(session, text);
    },
    /** Files that are no longer open: what they remembered goes. */
    forget: (isOpen: (path: string) => boolean) => {
      for (const each of session.states.keys()) if (!isOpen(each)) session.states.delete(each);
    },
    configure: ({ tabSize, isWrapped }: EditorSettings) => {
      session.shownSettings = [
        EditorState.tabSize.of(tabSize),
        indentUnit.of(' '.repeat(tabSize)),
        isWrapped ? EditorView.lineWrapping : [],
      ];
      configure();
    },
    showProblems: (problems: readonly Problem[]) => {
      showProblems(view, problems);
    },
    select: ({ from, to }: { readonly from: number; readonly to: number }) => {
      const { length } = view.state.doc;
      const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
      view.dispatch({
        selection,
        effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }),
      });
      view.focus();
    },
    insert: (text: string) => {
      view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
      view.focus();
    },
    undo: () => undo(view),
    redo: () => redo(view),
    focus: () => {
      view.focus();
    },
    close: () => {
      view.destroy();
    },
  };
}

const writing: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...lintKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
];
