import type { Repository } from '@tessera/shared/contracts';
import type { CommitAnswer, RepositoryAnswer } from './github-answers.schema';

/** `owner/name` as the parameters of GitHub's paths. */
export function ownerAndName(repository: string): { readonly owner: string; readonly repo: string } {
  const slash = repository.indexOf('/');
  return { owner: repository.slice(0, slash), repo: repository.slice(slash + 1) };
}

/** A repository as we pass it on (GIT-03). */
export function repositoryOf(answer: RepositoryAnswer): Repository {
  const { id, name, owner, full_name, stargazers_count, forks_count, html_url, default_branch } = answer;
  const { topics, size, archived, permissions } = answer;
  return {
    id,
    name,
    owner: { login: owner.login },
    full_name,
    description: answer.description ?? null,
    language: answer.language ?? null,
    stargazers_count,
    forks_count,
    visibility: visibilityOf(answer),
    updatedat: changedAt(answer),
    html_url,
    default_branch,
    topics,
    license: licenseOf(answer),
    size,
    isArchived: archived,
    canPush: permissions?.push === true && !archived,
  };
}

function visibilityOf({ visibility, private: isPrivate }: RepositoryAnswer): Repository['visibility'] {
  if (visibility === 'internal') return 'internal';
  return isPrivate ? 'private' : 'public';
}

/** A push counts, and so does a changed description. */
function changedAt({ updated_at: updated, pushed_at: pushed }: RepositoryAnswer): string {
  const times = [updated, pushed].map((text) => Date.parse(text ?? '')).filter(Number.isFinite);
  return new Date(Math.max(0, ...times)).toISOString();
}

function licenseOf({ license }: RepositoryAnswer): string | null {
  const { spdx_id: short, name } = license ?? {};
  return (short === 'NOASSERTION' ? name : (short ?? name)) ?? null;
}

/** A commit as GitHub lists it. */
export function commitOf({ sha, html_url: url, commit, parents }: CommitAnswer) {
  const { message, author, tree } = commit;
  return {
    sha,
    url,
    message,
    tree: tree.sha,
    parents: parents.map((parent) => parent.sha),
    author: { name: author?.name ?? '', email: author?.email ?? '', date: author?.date ?? '' },
  };
}
