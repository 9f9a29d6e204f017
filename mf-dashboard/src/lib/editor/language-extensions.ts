import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView, type Tooltip } from '@codemirror/view';
import type { LanguageClient } from './language/language-client';
import type { Problem, Spot, Suggestion } from './language/language-messages';

/** The pictures of the library, by what TypeScript calls a thing. */
const KINDS: Readonly<Record<string, string>> = {
  function: 'function',
  method: 'method',
  property: 'property',
  getter: 'property',
  setter: 'property',
  class: 'class',
  interface: 'interface',
  type: 'type',
  alias: 'type',
  enum: 'enum',
  const: 'constant',
  keyword: 'keyword',
  module: 'namespace',
};

const JSX_ATTRIBUTE = 'JSX attribute';

/** What TypeScript offers at the cursor, types under the pointer, and its problems in the text. */
export function languageExtensions(client: LanguageClient, path: string): Extension {
  return [
    autocompletion({ override: [(context) => complete(client, path, context)], maxRenderedOptions: 100 }),
    hoverTooltip((_view, offset) => explain(client, path, offset), { hideOnChange: true }),
  ];
}

async function complete(
  client: LanguageClient,
  path: string,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const begins = context.matchBefore(/[\w$]+$|[.'"/<@]$/);
  if (!begins && !context.explicit) return null;
  const found = await client.ask('complete', { path, offset: context.pos });
  if (!found || context.aborted || found.items.length === 0) return null;
  return {
    from: found.from,
    options: found.items.map((item, index) =>
      toCompletion(client, { path, offset: context.pos }, item, found.items.length - index),
    ),
    ...(found.isPartial ? {} : { validFor: /^[\w$]*$/ }),
  };
}

function toCompletion(client: LanguageClient, spot: Spot, item: Suggestion, rank: number): Completion {
  const { label, kind, source, insert } = item;
  return {
    label,
    type: KINDS[kind] ?? 'variable',
    boost: Math.min(99, rank),
    ...(source !== undefined && { detail: source.replace(/^\//, '') }),
    ...(insert !== undefined && kind !== JSX_ATTRIBUTE && source === undefined && { apply: insert }),
    ...(source !== undefined && {
      apply: (view: EditorView, _completion: Completion, from: number, to: number) => {
        void takeWithImport(client, spot.path, item, { view, from, to });
      },
    }),
    info: async () => {
      const details = await client.ask('details', {
        ...spot,
        label,
        ...(source !== undefined && { source }),
      });
      if (!details?.code) return null;
      return explanation(details.code, details.words);
    },
  };
}

/** Writes the word at once, and the import when it is known: nobody waits for it. */
async function takeWithImport(
  client: LanguageClient,
  path: string,
  { label, source }: Suggestion,
  { view, from, to }: { view: EditorView; from: number; to: number },
): Promise<void> {
  const before = view.state.doc;
  const details = await client.ask('details', {
    path,
    offset: from,
    label,
    ...(source !== undefined && { source }),
  });
  // Places of what was asked about are nothing any more once somebody typed.
  const imports = view.state.doc.eq(before) ? (details?.changes ?? []) : [];
  view.dispatch({
    changes: [...imports, { from, to: Math.min(to, view.state.doc.length), insert: label }],
    selection: { anchor: from + label.length + imports.reduce((sum, each) => sum + shiftOf(each, from), 0) },
    userEvent: 'input.complete',
  });
}

const shiftOf = (change: { from: number; to: number; insert: string }, at: number) =>
  change.to <= at ? change.insert.length - (change.to - change.from) : 0;

async function explain(client: LanguageClient, path: string, offset: number): Promise<Tooltip | null> {
  const found = await client.ask('explain', { path, offset });
  if (!found?.code) return null;
  const { from, to, code, words } = found;
  return { pos: from, end: to, above: true, create: () => ({ dom: explanation(code, words) }) };
}

function explanation(code: string, words: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-explained';
  box.append(code);
  if (words !== '') {
    const more = document.createElement('p');
    more.textContent = words;
    box.append(more);
  }
  return box;
}

/** Underlines them. Places may be older than the text by a key or two. */
export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  const { length } = view.state.doc;
  view.dispatch(
    setDiagnostics(
      view.state,
      problems
        .filter(({ from }) => from <= length)
        .map(({ from, to, severity, message }) => ({
          from,
          to: Math.min(Math.max(to, from), length),
          severity,
          message,
        })),
    ),
  );
}
