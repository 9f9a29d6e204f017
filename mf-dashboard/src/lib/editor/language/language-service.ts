import ts from 'typescript';
import {
  COMPILER_OPTIONS,
  createProjectDisk,
  fromDisk,
  isLibrary,
  isScript,
  toDisk,
  type ProjectDisk,
} from './language-host';
import type {
  FileChanges,
  LanguageCalls,
  Place,
  Problem,
  Spot,
  Suggestion,
  TextChange,
  Transpiled,
} from './language-messages';

/** More than anybody reads; what is typed next narrows it down. */
const MOST_SUGGESTIONS = 150;

type Answers = {
  readonly [Name in keyof LanguageCalls]: (
    input: LanguageCalls[Name]['input'],
  ) => LanguageCalls[Name]['answer'];
};

export interface LanguageService {
  readonly disk: Pick<ProjectDisk, 'write' | 'replaceAll'>;
  /** Scripts of the project, in no order. */
  readonly scripts: () => string[];
  readonly problemsOf: (path: string) => Problem[];
  readonly answers: Answers;
}

/** TypeScript's own language service over the files of one project. */
export function createLanguageService(typeTexts: Readonly<Record<string, string>>): LanguageService {
  const disk = createProjectDisk(typeTexts);
  const service = ts.createLanguageService(disk.host, ts.createDocumentRegistry(true, '/'));
  const textOf = (path: string) => disk.read(path) ?? '';

  return {
    disk,
    scripts: () => disk.paths().filter(isScript),
    problemsOf: (path) => problemsOf(service, textOf, path),
    answers: {
      complete: (spot) => complete(service, textOf, spot),
      details: (input) => detailsOf(service, input),
      explain: ({ path, offset }) => {
        const info = service.getQuickInfoAtPosition(toDisk(path), offset);
        if (!info) return null;
        return {
          ...rangeOf(info.textSpan),
          code: wordsOf(info.displayParts),
          words: wordsOf(info.documentation),
        };
      },
      define: ({ path, offset }) =>
        (service.getDefinitionAtPosition(toDisk(path), offset) ?? []).map((each) =>
          placeOf(textOf, each.fileName, each.textSpan),
        ),
      refer: ({ path, offset }) =>
        (service.getReferencesAtPosition(toDisk(path), offset) ?? []).map((each) =>
          placeOf(textOf, each.fileName, each.textSpan),
        ),
      nameAt: ({ path, offset }) => {
        const info = service.getRenameInfo(toDisk(path), offset, {});
        if (!info.canRename) return { why: 'Nothing here can be renamed.' };
        const { start, length } = info.triggerSpan;
        return { name: textOf(toDisk(path)).slice(start, start + length) };
      },
      rename: (input) => rename(service, input),
      transpile: () => disk.paths().flatMap((path) => transpile(path, textOf(toDisk(path)))),
    },
  };
}

type TextOf = (path: string) => string;

const wordsOf = (parts: readonly ts.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString([...(parts ?? [])]);
const rangeOf = ({ start, length }: ts.TextSpan) => ({ from: start, to: start + length });

function placeOf(textOf: TextOf, fileName: string, span: ts.TextSpan): Place {
  const text = textOf(fileName);
  const begin = text.lastIndexOf('\n', span.start - 1) + 1;
  const end = text.indexOf('\n', span.start);
  const line = text.slice(0, begin).split('\n').length;
  return {
    path: fromDisk(fileName),
    ...rangeOf(span),
    line,
    column: span.start - begin + 1,
    text: text.slice(begin, end < 0 ? undefined : end).trim(),
    isLibrary: isLibrary(fileName),
  };
}

function severityOf({ category, code }: ts.Diagnostic): Problem['severity'] {
  // The export of a type that is only looked at in one file, and the like: TypeScript's own advice.
  if (category === ts.DiagnosticCategory.Error) return 'error';
  return category === ts.DiagnosticCategory.Warning || code === 6133 ? 'warning' : 'info';
}

/** What TypeScript says of an import that leads nowhere. */
const NO_MODULE = new Set([2307, 2792, 2882]);

function problemsOf(service: ts.LanguageService, textOf: TextOf, path: string): Problem[] {
  const name = toDisk(path);
  const isTyped = /\.[cm]?tsx?$/.test(path);
  const unreadable = service.getSyntacticDiagnostics(name);
  const found = [...unreadable, ...(isTyped ? service.getSemanticDiagnostics(name) : [])];
  return found.map((each, index) => {
    const { from, to, line, column } = placeOf(textOf, name, {
      start: each.start ?? 0,
      length: each.length ?? 0,
    });
    const message = ts.flattenDiagnosticMessageText(each.messageText, '\n');
    const isBreaking = index < unreadable.length || NO_MODULE.has(each.code);
    return { path, from, to, line, column, severity: severityOf(each), message, isBreaking };
  });
}

function complete(
  service: ts.LanguageService,
  textOf: TextOf,
  { path, offset }: Spot,
): LanguageCalls['complete']['answer'] {
  const found = service.getCompletionsAtPosition(toDisk(path), offset, {
    includeCompletionsForModuleExports: true,
    includeCompletionsWithInsertText: true,
    includeCompletionsForImportStatements: true,
  });
  if (!found) return null;
  const before = textOf(toDisk(path)).slice(0, offset);
  const span = found.optionalReplacementSpan;
  const from = span && span.start <= offset ? span.start : offset - (/[\w$]*$/.exec(before)?.[0].length ?? 0);
  const word = before.slice(from).toLowerCase();
  const fitting = found.entries
    .filter(({ name }) => name.toLowerCase().includes(word))
    .toSorted((a, b) => startsLate(a, word) - startsLate(b, word) || compare(a.sortText, b.sortText));
  return {
    from,
    items: fitting.slice(0, MOST_SUGGESTIONS).map(toSuggestion),
    isPartial: fitting.length > MOST_SUGGESTIONS,
  };
}

const startsLate = ({ name }: ts.CompletionEntry, word: string) =>
  Number(!name.toLowerCase().startsWith(word));
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function toSuggestion({ name, kind, source, insertText }: ts.CompletionEntry): Suggestion {
  return {
    label: name,
    kind,
    ...(source !== undefined && { source }),
    ...(insertText !== undefined && { insert: insertText }),
  };
}

function detailsOf(
  service: ts.LanguageService,
  input: LanguageCalls['details']['input'],
): LanguageCalls['details']['answer'] {
  const { path, offset, label, source } = input;
  const found = service.getCompletionEntryDetails(toDisk(path), offset, label, {}, source, {}, undefined);
  if (!found) return null;
  const changes = (found.codeActions ?? []).flatMap((action) => action.changes);
  const own = changes
    .filter(({ fileName }) => fileName === toDisk(path))
    .flatMap(({ textChanges }) => textChanges);
  return {
    code: wordsOf(found.displayParts),
    words: wordsOf(found.documentation),
    changes: own.map(toTextChange),
  };
}

const toTextChange = ({ span, newText }: ts.TextChange): TextChange => ({
  ...rangeOf(span),
  insert: newText,
});

function rename(service: ts.LanguageService, input: LanguageCalls['rename']['input']): FileChanges[] {
  const { path, offset, name } = input;
  const found = service.findRenameLocations(toDisk(path), offset, false, false, {
    providePrefixAndSuffixTextForRename: true,
  });
  const byPath = new Map<string, TextChange[]>();
  for (const { fileName, textSpan, prefixText = '', suffixText = '' } of found ?? []) {
    if (isLibrary(fileName)) continue;
    const changes = byPath.get(fromDisk(fileName)) ?? [];
    changes.push({ ...rangeOf(textSpan), insert: prefixText + name + suffixText });
    byPath.set(fromDisk(fileName), changes);
  }
  return [...byPath].map(([each, changes]) => ({
    path: each,
    changes: changes.toSorted((a, b) => a.from - b.from),
  }));
}

/** A script as CommonJS: modules may import each other in a circle, and live bindings stay live. */
function transpile(path: string, text: string): Transpiled[] {
  if (!isScript(path) || path.endsWith('.d.ts')) return [];
  const { outputText } = ts.transpileModule(text, {
    fileName: toDisk(path),
    compilerOptions: {
      ...COMPILER_OPTIONS,
      noEmit: false,
      module: ts.ModuleKind.CommonJS,
      allowImportingTsExtensions: false,
      esModuleInterop: true,
      removeComments: false,
    },
  });
  return [{ path, code: outputText }];
}
