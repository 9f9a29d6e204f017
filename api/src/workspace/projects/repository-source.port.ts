import type { Queryable } from '../../db/database';
import type { RepositoryContents } from '../archives/repository-contents.port';

export interface WantedRepository {
  /** `owner/name` */
  readonly repository: string;
  /** The repository's default one unless given. */
  readonly branch?: string | undefined;
  /** The branch's newest one unless given. */
  readonly commit?: string | undefined;
}

/** A commit that a project can be made of. */
export interface FoundRepository {
  /** `owner/name`, as it is called now. */
  readonly repository: string;
  readonly repositoryId: number;
  readonly branch: string;
  readonly commit: string;
  readonly contents: RepositoryContents;
}

export interface MadeOfRepository extends Omit<FoundRepository, 'contents'> {
  readonly projectId: string;
  /** The files of its one version. */
  readonly treeHash: string;
}

/** Where repositories are; whoever knows the person's account there implements it. */
export interface RepositorySource {
  /** Throws NOT_FOUND, UNPROCESSABLE and TOO_LARGE at the field, and what asking on a person's behalf does. */
  find(userId: string, wanted: WantedRepository): Promise<FoundRepository>;
  /** Links a project to what it was made of, with the transaction that makes it. */
  link(tx: Queryable, made: MadeOfRepository): Promise<void>;
}
