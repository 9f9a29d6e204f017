export interface LocalAccount {
  readonly id: number;
  readonly login: string;
  readonly name?: string;
  readonly email: string;
  /** Of the address; true unless told. */
  readonly isVerified?: boolean;
}

export interface LocalRepository {
  readonly id: number;
  readonly owner: string;
  name: string;
  /** The bare repository on disk. */
  readonly directory: string;
  isPrivate: boolean;
  isArchived: boolean;
  defaultBranch: string;
  /** In KB; counted unless set. */
  size: number | undefined;
  collaborators: Record<string, 'read' | 'write'>;
  readonly pulls: {
    readonly number: number;
    readonly title: string;
    readonly body: string | null;
    readonly head: string;
    readonly base: string;
    state: string;
  }[];
  pushedAt: Date;
  maxTreeEntries: number;
}

export type RepositoryOptions = Partial<
  Omit<LocalRepository, 'id' | 'directory' | 'pulls' | 'name'> & {
    readonly message: string;
    readonly description: string | null;
    readonly language: string | null;
    readonly topics: readonly string[];
    readonly license: string | null;
    readonly stars: number;
    readonly forks: number;
  }
>;

/** A file as it is committed; null takes it away. */
export type Change =
  | string
  | Uint8Array
  | null
  | { readonly link: string }
  | { readonly submodule: string }
  | { readonly content: string | Uint8Array; readonly mode?: '100644' | '100755' };
export type Changes = Readonly<Record<string, Change>>;

export interface LocalCommit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: { readonly name: string; readonly email: string; readonly date: string };
  readonly committer: { readonly name: string; readonly email: string; readonly date: string };
  readonly message: string;
}

/** What goes wrong for calls whose `METHOD /path` matches; see interference.mjs. */
export interface Interference {
  readonly kind: 'rateLimit' | 'secondary' | 'slow' | 'hold' | 'status' | 'drop' | 'forge';
  readonly match?: RegExp;
  readonly times?: number;
  readonly reset?: number;
  readonly seconds?: number;
  readonly milliseconds?: number;
  readonly status?: number;
  readonly message?: string;
}

export interface Interfering {
  /** Over once a call has met it. */
  readonly met: Promise<void>;
  /** Answers what `hold` holds. */
  release(): void;
}

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface LocalGithub {
  readonly url: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accounts: LocalAccount[];
  /** Who consents next, and whether they do. */
  readonly consenting: { login: string; refuses: boolean };
  readonly calls: RecordedCall[];
  interfere(rule: Interference): Interfering;
  /** Nothing goes wrong any more, and nothing is held. */
  restore(): void;
  addAccount(account: LocalAccount): LocalAccount;
  /** Of the account that consents next, with the scopes `repo` and `read:user`, unless told. */
  createToken(login?: string, options?: { readonly scopes?: readonly string[] }): string;
  revokeToken(token: string): boolean;
  revokeAllTokens(): void;
  hasToken(token: string): boolean;
  /** Without files it has no commit. */
  createRepository(name: string, files?: Changes, options?: RepositoryOptions): Promise<LocalRepository>;
  findRepository(fullName: string): LocalRepository | undefined;
  renameRepository(repository: LocalRepository, name: string): void;
  deleteRepository(repository: LocalRepository): Promise<void>;
  /** Commits as somebody else who pushes; answers the commit. */
  commit(
    repository: LocalRepository,
    branch: string,
    changes: Changes,
    options?: {
      readonly message?: string;
      readonly at?: Date;
      readonly name?: string;
      readonly email?: string;
    },
  ): Promise<string>;
  /** Many at once, each of which writes one file; answers the last. */
  commitMany(
    repository: LocalRepository,
    branch: string,
    commits: readonly { readonly message: string; readonly path: string; readonly text: string }[],
  ): Promise<string>;
  /** Without the line's end. */
  readFile(repository: LocalRepository, ref: string, path: string): Promise<string | undefined>;
  readBytes(repository: LocalRepository, ref: string, path: string): Promise<Uint8Array>;
  paths(repository: LocalRepository, ref: string): Promise<string[]>;
  /** The newest first. */
  log(repository: LocalRepository, ref: string): Promise<LocalCommit[]>;
  close(): Promise<void>;
}

export function startLocalGithub(options?: {
  readonly accounts?: readonly LocalAccount[];
  readonly port?: number;
  readonly client?: { readonly clientId: string; readonly clientSecret: string };
  /** Where repositories are kept; a temporary folder that `close` removes unless given. */
  readonly root?: string;
  readonly now?: () => Date;
}): Promise<LocalGithub>;
