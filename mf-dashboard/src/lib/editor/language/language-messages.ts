/** Text from `from` to `to` of a file, in UTF-16 code units; `line` and `column` begin at 1. */
export interface Place {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly column: number;
  /** The line's own text, for a list of places. */
  readonly text: string;
  /** In the types of a package or of the language, which nobody edits. */
  readonly isLibrary: boolean;
}

export interface Problem {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** It does not build with this: it cannot be read, or imports what there is not. */
  readonly isBreaking: boolean;
}

export interface Suggestion {
  readonly label: string;
  /** What TypeScript calls it: 'function', 'property', 'const'. */
  readonly kind: string;
  /** The module that has to be imported for it, as the service names it. */
  readonly source?: string;
  readonly insert?: string;
}

export interface Suggestions {
  /** Where the word begins that they stand for. */
  readonly from: number;
  readonly items: readonly Suggestion[];
  /** There are more than were sent: ask again when the word grows. */
  readonly isPartial: boolean;
}

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface FileChanges {
  readonly path: string;
  readonly changes: readonly TextChange[];
}

export interface Explained {
  readonly from: number;
  readonly to: number;
  /** The type, as code. */
  readonly code: string;
  readonly words: string;
}

export interface SuggestionDetails {
  readonly code: string;
  readonly words: string;
  /** What else changes in the file when it is taken: the import. */
  readonly changes: readonly TextChange[];
}

/** One module of a project, as a script of the kind that `require` reads. */
export interface Transpiled {
  readonly path: string;
  readonly code: string;
}

export interface Spot {
  readonly path: string;
  readonly offset: number;
}

/** What can be asked of the language worker, with its answer. */
export interface LanguageCalls {
  readonly complete: { readonly input: Spot; readonly answer: Suggestions | null };
  readonly details: {
    readonly input: Spot & { readonly label: string; readonly source?: string };
    readonly answer: SuggestionDetails | null;
  };
  readonly explain: { readonly input: Spot; readonly answer: Explained | null };
  readonly define: { readonly input: Spot; readonly answer: readonly Place[] };
  readonly refer: { readonly input: Spot; readonly answer: readonly Place[] };
  /** Without a name: whether it can be renamed, and what it is called now. */
  readonly nameAt: {
    readonly input: Spot;
    readonly answer: { readonly name: string } | { readonly why: string };
  };
  readonly rename: {
    readonly input: Spot & { readonly name: string };
    readonly answer: readonly FileChanges[];
  };
  readonly transpile: { readonly input: null; readonly answer: readonly Transpiled[] };
}

export type CallName = keyof LanguageCalls;

export type LanguageRequest = {
  readonly [Name in CallName]: {
    readonly say: 'ask';
    readonly id: number;
    readonly call: Name;
    readonly input: LanguageCalls[Name]['input'];
  };
}[CallName];

export type LanguageMessage =
  /** All files of the project, in place of what there was. */
  | { readonly say: 'files'; readonly files: Readonly<Record<string, string>> }
  /** One file; null removes it. */
  | { readonly say: 'file'; readonly path: string; readonly text: string | null }
  /** The file that is looked at: it is checked first. */
  | { readonly say: 'open'; readonly path: string }
  | LanguageRequest;

export type LanguageAnswer =
  | { readonly say: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly say: 'failed'; readonly id: number; readonly message: string }
  | { readonly say: 'problems'; readonly path: string; readonly problems: readonly Problem[] }
  /** Every file was looked at since the last change. */
  | { readonly say: 'checked' }
  | { readonly say: 'ready' };
