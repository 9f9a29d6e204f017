import type { Transpiled } from '../../lib/editor/language/language-messages';
import { bundleFrom, LinkError, type LinkFailure } from './bundle';
import { embedScript, svgAddress } from './embed';

export type Linked =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly failure: LinkFailure };

/** Where the runner puts the map of the packages (api/src/hosting/sites/runner-page.view.ts). */
const IMPORTS_MARK = 'tessera:imports';

const ENTRIES = ['src/main.tsx', 'src/main.ts', 'main.tsx', 'main.ts', 'index.ts', 'main.js', 'index.js'];
const EMPTY_PAGE = '<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>';

type Files = ReadonlyMap<string, string>;

/**
 * Joins a project to the one document that the runner shows: style sheets and scripts that its page names are put where they are
 * named, and each script becomes one with all that it imports.
 */
export function linkProject(files: Files, modules: readonly Transpiled[]): Linked {
  try {
    return { ok: true, html: link(files, new Map(modules.map(({ path, code }) => [path, code]))) };
  } catch (error) {
    if (error instanceof LinkError) return { ok: false, failure: error.failure };
    throw error;
  }
}

function link(files: Files, modules: ReadonlyMap<string, string>): string {
  const text = files.get('index.html');
  const page = new DOMParser().parseFromString(text ?? EMPTY_PAGE, 'text/html');
  const pathOf: PathOf = (element, attribute) =>
    localPath(element.getAttribute(attribute) ?? '', files, text ?? '');
  embedAssets(page, pathOf, files);
  for (const script of page.querySelectorAll('script[src]')) embed(script, pathOf, files, modules);
  if (text === undefined) page.body.append(startScript(page, files, modules));
  page.head.prepend(page.createComment(IMPORTS_MARK));
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

type PathOf = (element: Element, attribute: string) => string | undefined;

/** Style sheets and pictures of the project stand in the page itself. */
function embedAssets(page: Document, pathOf: PathOf, files: Files): void {
  for (const sheet of page.querySelectorAll('link[rel~="stylesheet"][href]')) {
    const path = pathOf(sheet, 'href');
    if (path === undefined) continue;
    const style = page.createElement('style');
    style.textContent = files.get(path) ?? '';
    sheet.replaceWith(style);
  }
  for (const image of page.querySelectorAll('img[src]')) {
    const path = pathOf(image, 'src');
    if (path?.endsWith('.svg')) image.setAttribute('src', svgAddress(files.get(path) ?? ''));
  }
}

/** The script that a project without a page begins with. */
function startScript(page: Document, files: Files, modules: ReadonlyMap<string, string>): Element {
  const entry = ENTRIES.find((path) => files.has(path));
  if (entry === undefined) {
    const message = 'There is no index.html or main.ts to start from.';
    throw new LinkError({ path: undefined, line: undefined, message });
  }
  const script = page.createElement('script');
  script.type = 'module';
  script.textContent = embedScript(bundleFrom(entry, files, modules));
  return script;
}

/** A plain script stays as it is, in its place; a module, and what is not JavaScript, becomes one script with what it imports. */
function embed(script: Element, pathOf: PathOf, files: Files, modules: ReadonlyMap<string, string>): void {
  const path = pathOf(script, 'src');
  if (path === undefined) return;
  script.removeAttribute('src');
  const isPlain = script.getAttribute('type') !== 'module' && path.endsWith('.js');
  if (!isPlain) script.setAttribute('type', 'module');
  script.textContent = embedScript(isPlain ? (files.get(path) ?? '') : bundleFrom(path, files, modules));
}

/** The file that an address of the page means; undefined for what is elsewhere. */
function localPath(address: string, files: Files, page: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return undefined;
  const path = address.replace(/[?#].*$/, '').replace(/^(?:\.?\/)+/, '');
  if (files.has(path)) return path;
  const line = page.slice(0, page.indexOf(address)).split('\n').length;
  throw new LinkError({ path: 'index.html', line, message: `There is no file "${path}" in the project` });
}
