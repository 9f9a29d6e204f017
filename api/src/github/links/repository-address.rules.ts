/** A branch of a repository, and where people see it. */
export interface Branch {
  readonly repository: string;
  readonly branch: string;
  readonly githubUrl: string;
}

export function branchAddress({ repository, branch, githubUrl }: Branch): string {
  return `${githubUrl}/${repository}/tree/${branch.split('/').map(encodeURIComponent).join('/')}`;
}

export function commitAddress({ repository, githubUrl }: Omit<Branch, 'branch'>, commit: string): string {
  return `${githubUrl}/${repository}/commit/${commit}`;
}
