import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import type { Blast } from './operations/blast';

/** One text file of a project. `path` is relative, with forward slashes. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Rows of a file that somebody sent, as texts. Every row has as many cells as there are columns. */
export interface FileTable {
  /** What the rows are called: the file's name, or the name of the list in it. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows of the file, of which `rows` are the first. */
  readonly total: number;
}

/** A picture that somebody sent. */
export interface FilePicture {
  /** Of the file. */
  readonly name: string;
  /** A data address; undefined for one that is too large for an application. */
  readonly address: string | undefined;
}

/** What a first prompt became. */
export interface CreateResult {
  readonly model: ApplicationModel;
  /** Each phrase of the prompt: built, built differently or missing, with the reason. */
  readonly coverage: readonly Coverage[];
  /** Guesses worth showing, one sentence each. */
  readonly assumptions: readonly string[];
  /** 'table Practice session with 7 fields' and so on. */
  readonly modelChanges: readonly string[];
  /** What the assistant says, one to three sentences. */
  readonly answer: string;
}

/** What a message did to an application. `not_understood` and `no_effect` leave the model as it was. */
export type ChangeResult =
  | {
      readonly kind: 'changed';
      readonly model: ApplicationModel;
      readonly modelChanges: readonly string[];
      readonly data: DataEffects;
      /** How far all of it together reaches. */
      readonly blast: Blast;
      readonly assumptions: readonly string[];
      /** Parts of the message that were not done. Never empty words: each has a reason. */
      readonly coverage: readonly Coverage[];
      readonly answer: string;
    }
  | { readonly kind: 'no_effect'; readonly answer: string }
  | {
      readonly kind: 'not_understood';
      readonly words: readonly string[];
      /** The three nearest messages that would be understood. */
      readonly suggestions: readonly string[];
      readonly answer: string;
    };

/** What a change means for records that exist, one sentence each. */
export interface DataEffects {
  readonly converted: readonly string[];
  readonly archived: readonly string[];
}

/** One rule that a model or its files hold or break. */
export interface Check {
  readonly id: string;
  readonly title: string;
  readonly passed: boolean;
  readonly message?: string;
}
