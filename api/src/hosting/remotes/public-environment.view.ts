import type { StoredEnvironment } from '@tessera/release';

/**
 * An environment document as JSON for everybody: without who made the change and why, which is for those who release.
 * Both stay as empty texts, since shells of every age look for them. The seal covers what is left out, so it stays
 * behind, too; nobody checks it but on the registry's own files.
 */
export function publicEnvironment({ document }: Pick<StoredEnvironment, 'document'>): string {
  const change = { ...document.change, actor: '', reason: '' };
  return JSON.stringify({ ...document, change, seal: undefined });
}
