import { sameSitePath } from '@tessera/shared/paths';

/** `?next=/deployment/new`: where to go on once a project is imported. Paths of this site only. */
export function nextPage(query: URLSearchParams): string | undefined {
  return sameSitePath(query.get('next'));
}

/** The same with the project that was made: '/deployment/new?project=…'. */
export function withProject(next: string, projectId: string): string {
  const [path = '', query = ''] = next.split('#')[0]?.split('?') ?? [];
  const asked = new URLSearchParams(query);
  asked.set('project', projectId);
  return `${path}?${asked.toString()}`;
}
