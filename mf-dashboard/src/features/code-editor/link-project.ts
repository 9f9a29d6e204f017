import type { Transpiled } from '../../lib/editor/language/language-messages';
import { bundleFrom, LinkError, withoutFonts, type LinkFailure } from './bundle';
import { embedScript, svgAddress } from './embed';

export type Linked =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly failure: LinkFailure };

/** Where the runner puts the map of the packages (api/src/hosting/sites/runner-page.view.ts). */
const IMPORTS_MARK = 'tessera:imports';
/** Where the runner has the typefaces (api/src/hosting/sites/sites.service.ts). */
const fontAddress = (name: string) => `/vendor/${name}.css`;

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
  const fonts = new Set<string>();
  const take: TakeFonts = (names) => {
    for (const name of names) fonts.add(name);
  };
  embedAssets(page, pathOf, files, take);
  for (const script of page.querySelectorAll('script[src]')) {
    const path = pathOf(script, 'src');
    if (path !== undefined) take(embed(script, path, files, modules));
  }
  if (text === undefined) take(addStartScript(page, files, modules));
  page.head.prepend(...[...fonts].map((name) => fontLink(page, name)));
  page.head.prepend(page.createComment(IMPORTS_MARK));
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

type TakeFonts = (names: readonly string[]) => void;

function fontLink(page: Document, name: string): Element {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', fontAddress(name));
  return link;
}

type PathOf = (element: Element, attribute: string) => string | undefined;

/** Style sheets and pictures of the project stand in the page itself. */
function embedAssets(page: Document, pathOf: PathOf, files: Files, take: TakeFonts): void {
  for (const sheet of page.querySelectorAll('link[rel~="stylesheet"][href]')) {
    const path = pathOf(sheet, 'href');
    if (path === undefined) continue;
    const style = page.createElement('style');
    const { css, fonts } = withoutFonts(files.get(path) ?? '');
    style.textContent = css;
    take(fonts);
    sheet.replaceWith(style);
  }
  for (const image of page.querySelectorAll('img[src]')) {
    const path = pathOf(image, 'src');
    if (path?.endsWith('.svg')) image.setAttribute('src', svgAddress(files.get(path) ?? ''));
  }
}

/** The script that a project without a page begins with; gives the typefaces that it uses. */
function addStartScript(page: Document, files: Files, modules: ReadonlyMap<string, string>) {
  const entry = ENTRIES.find((path) => files.has(path));
  if (entry === undefined) {
    const message = 'There is no index.html or main.ts to start from.';
    throw new LinkError({ path: undefined, line: undefined, message });
  }
  const script = page.createElement('script');
  script.type = 'module';
  const bundle = bundleFrom(entry, files, modules);
  script.textContent = embedScript(bundle.script);
  page.body.append(script);
  return bundle.fonts;
}

/**
 * A plain script stays as it is, in its place; a module, and what is not JavaScript, becomes one script with what it imports.
 * Gives the typefaces that it uses.
 */
function embed(script: Element, path: string, files: Files, modules: ReadonlyMap<string, string>) {
  script.removeAttribute('src');
  const isPlain = script.getAttribute('type') !== 'module' && path.endsWith('.js');
  if (!isPlain) script.setAttribute('type', 'module');
  const bundle = isPlain ? { script: files.get(path) ?? '', fonts: [] } : bundleFrom(path, files, modules);
  script.textContent = embedScript(bundle.script);
  return bundle.fonts;
}

/** The file that an address of the page means; undefined for what is elsewhere. */
function localPath(address: string, files: Files, page: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return undefined;
  const path = address.replace(/[?#].*$/, '').replace(/^(?:\.?\/)+/, '');
  if (files.has(path)) return path;
  const line = page.slice(0, page.indexOf(address)).split('\n').length;
  throw new LinkError({ path: 'index.html', line, message: `There is no file "${path}" in the project` });
}
