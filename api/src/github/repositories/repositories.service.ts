import type { Repository } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Database, Queryable } from '../../db/database';
import type { GithubAccess } from '../connections/github-access.service';
import { deleteSelections, listSelections, lockSelections, saveSelections } from './selections.repository';

export interface NewRepository {
  readonly name: string;
  readonly private: boolean;
  readonly description?: string | undefined;
}

/** The repositories of the caller's GitHub account (GIT-03, GIT-04). What asks GitHub throws what `GithubApi` does. */
export interface RepositoriesService {
  list(caller: Caller, page: number): Promise<Repository[]>;
  read(caller: Caller, repository: string): Promise<Repository>;
  listBranches(caller: Caller, repository: string): Promise<{ name: string; isDefault: boolean }[]>;
  create(caller: Caller, made: NewRepository): Promise<Repository>;
  /** In the place of those before, each once. */
  select(caller: Caller, repositories: readonly string[]): Promise<void>;
  /** Before those that are selected. */
  selectFirst(caller: Caller, repository: string): Promise<void>;
  listSelected(caller: Caller): Promise<string[]>;
}

export function createRepositoriesService(db: Database, access: GithubAccess): RepositoriesService {
  const save = (
    { userId }: Caller,
    choose: (before: readonly string[]) => readonly string[],
  ): Promise<void> =>
    db.transaction(async (tx) => {
      await lockSelections(tx, userId);
      const chosen = choose(await listSelections(tx, userId));
      await saveSelections(tx, userId, [...new Set(chosen)].slice(0, MOST_SELECTED));
    });

  return {
    async list({ userId }, page) {
      return (await access.of(userId)).repositories(page);
    },
    async read({ userId }, repository) {
      return (await access.of(userId)).repository(repository);
    },
    async listBranches({ userId }, repository) {
      const github = await access.of(userId);
      const { default_branch: first } = await github.repository(repository);
      const names = await github.branches(repository);
      if (names.length === 0) return [];
      const others = names.filter((name) => name !== first).map((name) => ({ name, isDefault: false }));
      // Beyond the first 300 it is there as well.
      return [{ name: first, isDefault: true }, ...others].slice(0, 300);
    },
    async create({ userId }, { name, private: isPrivate, description = '' }) {
      return (await access.of(userId)).createRepository({ name, isPrivate, description });
    },
    select: (caller, repositories) => save(caller, () => repositories),
    selectFirst: (caller, repository) => save(caller, (before) => [repository, ...before]),
    listSelected: ({ userId }) => listSelections(db, userId),
  };
}

/** As many as `selectRepositories` takes. */
const MOST_SELECTED = 50;

/** What is selected of an account's repositories is forgotten with it. */
export async function forgetSelections(tx: Queryable, userId: string): Promise<void> {
  await lockSelections(tx, userId);
  await deleteSelections(tx, userId);
}
