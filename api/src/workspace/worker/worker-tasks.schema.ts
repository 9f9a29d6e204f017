import type {
  ApplicationAnswer,
  BehaviourResult,
  Check,
  FilePicture,
  FileTable,
  KnownOfApplication,
  ProjectFile,
  Reach,
  Spoken,
  TakenBack,
} from '@tessera/builder';
import type {
  ApplicationModel,
  CodePlace,
  DecidedPlace,
  DescribedTable,
  HeldRecords,
  ModelEdit,
  Receipt,
  RunConflict,
  RunProblem,
  RunQuestion,
  RunSubject,
} from '@tessera/shared/contracts';
import type { SingleFileRequest, SingleFileResult, ZipRequest } from '../archives/archive.schema';
import type { RefusedArchive, Unpacked } from '../archives/import-report.schema';
import type {
  MissingContents,
  RepositoryUnpackRequest,
  RepositoryZipRequest,
  UnpackedRepository,
} from '../archives/repository-files.schema';
import type { CompileResult, LocateRequest, SourceFile } from '../builds/compile-protocol.schema';
import type { MergedOutside, OutsideMerge, RefusedMerge } from '../exchange/exchange.schema';
import type { TemplateApplication, TemplateRequest } from '../templates/template-source.schema';
import type { ReadSchema } from '../schemas/read-schema.schema';
import type { Rename } from '../versions/renamed-files.rules';
import type { FileToRead, ReadFile } from '../uploads/file-reading.schema';

/** What the builder's processes do, with what goes in and comes out. All of it crosses by structured clone. */
export interface WorkerTasks {
  readonly readFile: { readonly input: FileToRead; readonly output: ReadFile };
  readonly compile: { readonly input: readonly SourceFile[]; readonly output: CompileResult };
  readonly locate: { readonly input: LocateRequest; readonly output: readonly (CodePlace | null)[] };
  readonly propose: { readonly input: ProposalRequest; readonly output: Proposed | NoChange };
  readonly answer: { readonly input: AnswerRequest; readonly output: ApplicationAnswer };
  readonly perform: { readonly input: PerformRequest; readonly output: readonly BehaviourResult[] };
  readonly suggest: { readonly input: ApplicationModel; readonly output: readonly string[] };
  readonly template: { readonly input: TemplateRequest; readonly output: TemplateApplication };
  readonly edit: { readonly input: EditRequest; readonly output: Proposed | RefusedEdit };
  readonly describe: { readonly input: DescribeRequest; readonly output: DescribedTable | null };
  readonly takeBack: { readonly input: TakeBackRequest; readonly output: readonly TakenBack[] };
  readonly compare: { readonly input: CompareRequest; readonly output: Compared };
  readonly mergeOutside: {
    readonly input: OutsideMerge;
    readonly output: MergedOutside | RefusedMerge;
  };
  readonly patch: { readonly input: readonly PatchedFile[]; readonly output: string };
  readonly pack: { readonly input: ZipRequest; readonly output: Uint8Array };
  readonly singleFile: { readonly input: SingleFileRequest; readonly output: SingleFileResult };
  readonly unpack: { readonly input: Uint8Array; readonly output: Unpacked };
  readonly missingOfZip: { readonly input: RepositoryZipRequest; readonly output: MissingContents };
  readonly unpackRepository: {
    readonly input: RepositoryUnpackRequest;
    readonly output: UnpackedRepository | RefusedArchive;
  };
  readonly readSchema: { readonly input: string; readonly output: ReadSchema };
  readonly write: { readonly input: WriteRequest; readonly output: WrittenFiles };
}

export interface ProposalRequest {
  /** The first prompt of a project, or a later message. */
  readonly message: string;
  /** What came with it. */
  readonly attached?: AttachedFiles | undefined;
  readonly projectName: string;
  /** What the application is now; undefined before its first version. */
  readonly model: ApplicationModel | undefined;
  /** The template that a first message asks for. */
  readonly templateId?: string | undefined;
  /** What its preview holds, where the page counted it. */
  readonly held?: HeldRecords | undefined;
  /** What the message before spoke of, as it was kept. */
  readonly spoken?: unknown;
  /** What was pointed at. */
  readonly about?: RunSubject | undefined;
}

/** A question about an application, with what is known of that. */
export interface AnswerRequest {
  readonly question: string;
  readonly known: KnownOfApplication;
  /** The id of what was pointed at: what 'it' means. */
  readonly about?: string | undefined;
}

/** A change by hand of one part of an application, or the tables that one begins with. */
export interface EditRequest {
  /** Undefined before the first version. */
  readonly model: ApplicationModel | undefined;
  /** The title of an application that begins. */
  readonly projectName?: string;
  readonly edit: ModelEdit;
}

/** Words of a new table beside those that there are. */
export interface DescribeRequest {
  readonly model: ApplicationModel;
  readonly text: string;
}

/** Why a part cannot be changed so, in a sentence. */
export interface RefusedEdit {
  readonly kind: 'refused';
  readonly why: string;
}

/** What is in the files that came with a message. */
export interface AttachedFiles {
  readonly tables: readonly FileTable[];
  readonly texts: readonly { readonly name: string; readonly text: string; readonly isCut: boolean }[];
  readonly pictures: readonly FilePicture[];
}

/** What the assistant would change; nothing is applied yet. */
export interface Proposal {
  readonly model: ApplicationModel;
  readonly answer: string;
  readonly modelChanges: readonly string[];
  readonly coverage: Receipt['coverage'];
  readonly assumptions: readonly string[];
  readonly data: Receipt['data'];
}

export interface Proposed {
  readonly kind: 'proposal';
  readonly proposal: Proposal;
  /** Of the proposed model. */
  readonly checks: readonly Check[];
  /** Of the model as it is; none before the first version. */
  readonly checksBefore: readonly Check[];
  /** The titles of what the model as it is promises. */
  readonly promisedBefore: readonly string[];
  /** What is asked first, because records are reached. */
  readonly question: RunQuestion | undefined;
  /** What the message spoke of last, to be kept for the next one. */
  readonly spoken: Spoken;
}

/** The message changes nothing: it says so, or was not understood. */
export interface NoChange {
  readonly kind: 'nothing';
  readonly answer: string;
  readonly suggestions: readonly string[];
  readonly spoken: Spoken;
}

/** The files that a project holds before a run. */
export interface FilesBefore {
  readonly files: readonly ProjectFile[];
  /** The files as an earlier run wrote them: what differs in `files` is a hand edit. */
  readonly generated: readonly ProjectFile[];
}

export interface WriteRequest {
  readonly model: ApplicationModel;
  readonly before: FilesBefore | undefined;
  /** What somebody decided where an edit by hand and the change touch the same lines. */
  readonly decided?: readonly DecidedPlace[];
}

/** An application whose promises are to be tried. */
export interface PerformRequest {
  readonly model: ApplicationModel;
  /** Its files as the builder wrote them, compiled. */
  readonly js: string;
  /** The application as it was; undefined before its first version. */
  readonly before: ApplicationModel | undefined;
  /** The ids of the behaviours that somebody asked for in words. */
  readonly asked: readonly string[];
}

export interface WrittenFiles {
  /** The files as written, without hand edits. */
  readonly generated: readonly ProjectFile[];
  readonly files: readonly ProjectFile[];
  /** The files where a hand edit and the change touch the same lines. */
  readonly conflicts: readonly RunConflict[];
  readonly changes: Receipt['filesChanged'];
}

/** An error, and the project in which an edit by hand may explain it. */
export interface TakeBackRequest {
  readonly project: FilesBefore;
  readonly problem: RunProblem;
  readonly reach: Reach;
}

/** Two states of a project; without what came before, all of the other is new. */
export interface CompareRequest {
  /** The files that differ, as they were and as they are. */
  readonly before: readonly ProjectFile[];
  readonly after: readonly ProjectFile[];
  /** Undefined where nothing is to be said of the models. */
  readonly models: readonly [was: ApplicationModel, is: ApplicationModel] | undefined;
}

/** A file that differs, as it was and as it is; null is no file. */
export interface PatchedFile {
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldText: string;
  readonly newText: string;
}

export interface Compared {
  /** Files that moved and changed a little; those are in `files` by where they are now. */
  readonly renames: readonly Rename[];
  readonly files: Receipt['filesChanged'];
  readonly modelChanges: readonly string[];
}
