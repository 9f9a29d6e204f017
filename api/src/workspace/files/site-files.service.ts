import type { Queryable } from '../../db/database';
import { holdsSecret, isSecretFile } from '../archives/secret-files.rules';
import { isPlainSite } from '../builds/entry-file.rules';
import { readFile, readTree } from './files.service';

/** A file that an address of a site of somebody's own code stands for. */
export interface CodeFile {
  readonly path: string;
  readonly text: string;
}

/**
 * What is at an address of a project of code: of pages that nothing is built for, all of their files; of what is built, those of its
 * `public` folder. Undefined where that is nothing, and for what nobody is to see: files that begin with a dot, and secrets.
 *
 * @param address as in a URL, without the query
 */
export async function findCodeFile(
  q: Queryable,
  treeHash: string,
  address: string,
): Promise<CodeFile | undefined> {
  const path = pathOf(address);
  if (path === undefined) return undefined;
  const paths = new Set((await readTree(q, treeHash)).map((entry) => entry.path));
  const found = namesOf(path, await isPlain(q, treeHash, paths)).find((name) => paths.has(name));
  const text = found === undefined ? undefined : await readFile(q, treeHash, found);
  if (found === undefined || text === undefined) return undefined;
  return isSecretFile(found) || holdsSecret(text, found) ? undefined : { path: found, text };
}

async function isPlain(q: Queryable, treeHash: string, paths: ReadonlySet<string>): Promise<boolean> {
  const page = await readFile(q, treeHash, 'index.html');
  if (page === undefined) return false;
  return isPlainSite(new Map([...paths].map((path) => [path, path === 'index.html' ? page : ''])));
}

/** '/a%20b/' → 'a b/' */
function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address).replace(/^\/+/, '');
    return path.split('/').some((part) => part.startsWith('.')) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The files that it may be, the likeliest first. */
function namesOf(path: string, isPlainPage: boolean): readonly string[] {
  const inPublic = `public/${path}`;
  if (!isPlainPage) return [inPublic];
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  const names = [path, `${path}.html`, `${path}/index.html`, inPublic];
  // An address without an ending may be one that the page itself makes something of.
  return /\.[^/]*$/.test(path) ? names : [...names, 'index.html'];
}
