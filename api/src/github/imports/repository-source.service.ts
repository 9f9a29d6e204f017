import type { Repository } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { RepositoryContents, RepositorySource, WantedRepository } from '../../workspace';
import type { GithubApi } from '../api/github-api.port';
import type { GithubAccess } from '../connections/github-access.service';
import { linkImported } from '../links/link-imported.service';

/** In KB, with all of its history. What is larger is no source of an application. */
const LARGEST = 1_000_000;

/** Repositories of people's GitHub accounts, for whoever makes projects of them (SCR-18). */
export function createRepositorySource(access: GithubAccess, clock: Clock): RepositorySource {
  return {
    async find(userId, wanted) {
      const github = await access.of(userId);
      const { full_name: repository, ...facts } = await github.repository(wanted.repository);
      if (facts.size > LARGEST)
        throw atField('TOO_LARGE', 'repository', 'This repository is larger than 1 GB with its history.');
      const branch = wanted.branch ?? facts.default_branch;
      const commit = wanted.commit ?? (await newestCommit(github, { repository, branch, facts }));
      const contents = { ...contentsOf(github, repository, commit), takesVariables: true };
      return { repository, repositoryId: facts.id, branch, commit, contents };
    },
    link: (tx, made) => linkImported(tx, made, clock),
  };
}

interface Place {
  readonly repository: string;
  readonly branch: string;
  readonly facts: Pick<Repository, 'default_branch'>;
}

/** Throws UNPROCESSABLE for a repository without a commit, NOT_FOUND for a branch that there is not. */
async function newestCommit(github: GithubApi, { repository, branch, facts }: Place): Promise<string> {
  const commit = await github.branch(repository, branch);
  if (commit !== undefined) return commit;
  const isEmpty = (await github.branches(repository)).length === 0;
  if (isEmpty) throw atField('UNPROCESSABLE', 'repository', 'This repository has no commit yet.');
  const field = branch === facts.default_branch ? 'repository' : 'branch';
  throw atField('NOT_FOUND', field, `This repository has no branch "${branch}".`);
}

/** A commit, asked for as it is read. */
export function contentsOf(github: GithubApi, repository: string, commit: string): RepositoryContents {
  return {
    tree: () => github.tree(repository, commit),
    blob: (sha) => github.blob(repository, sha),
    zip: (file) => github.zip(repository, commit, file),
  };
}

function atField(
  code: 'TOO_LARGE' | 'UNPROCESSABLE' | 'NOT_FOUND',
  field: keyof WantedRepository,
  message: string,
): AppError {
  return new AppError(code, message, { fields: { [field]: message } });
}
