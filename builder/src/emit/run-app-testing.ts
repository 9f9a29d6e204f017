import { createRequire } from 'node:module';
import type { BoundFunctions, queries } from '@testing-library/dom';
import { configure, waitFor, within } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { bundle } from './bundle-testing';
import { emit } from './emit';

/** A machine that is busy with other things too takes seconds over a turn; what is waited for comes. */
configure({ asyncUtilTimeout: 20_000 });

type Page = Window & typeof globalThis;

interface DomModule {
  readonly JSDOM: new (html: string, options: Readonly<Record<string, unknown>>) => { readonly window: Page };
}

// Each run gets a browser window of its own, so that a reload is a real one.
const requireHere = createRequire(__filename);
const { JSDOM } = createRequire(requireHere.resolve('jest-environment-jsdom'))('jsdom') as DomModule;

const KEY = 'tessera-app';
const PAGE =
  '<!doctype html><html lang="en"><head><title>Page</title></head><body><div id="root"></div></body></html>';

/** An emitted application in a window, as a visitor has it. */
export interface RunningApp {
  readonly window: Page;
  /** Finds things as a visitor does. */
  readonly screen: BoundFunctions<typeof queries>;
  readonly user: UserEvent;
  /** What is stored now, after everything that waits was written. */
  stored(): string | null;
  /** Opens the application again, with what was stored; another model is another version of it. */
  reload(model?: ApplicationModel): Promise<RunningApp>;
  close(): void;
}

interface Start {
  readonly stored?: string | null;
  readonly hash?: string;
}

const scripts = new Map<string, Promise<string>>();

async function compile(model: ApplicationModel): Promise<string> {
  const { script } = await bundle(emit(model), 'inside');
  return script;
}

function scriptOf(model: ApplicationModel): Promise<string> {
  const name = JSON.stringify(model);
  const script = scripts.get(name) ?? compile(model);
  scripts.set(name, script);
  return script;
}

/**
 * Waits until a page is there with its effects: they set the document's title, and the focus, which would otherwise
 * move away from what a test types.
 */
export async function openPage(window: Page, name?: string): Promise<HTMLElement> {
  const { document } = window;
  const options = name === undefined ? { level: 1 } : { level: 1, name };
  const heading = await within(document.body).findByRole('heading', options);
  const isTitled = () => {
    if (!document.title.startsWith(heading.textContent))
      throw new Error(`The title is still ${document.title}.`);
  };
  await waitFor(isTitled, { container: document.body });
  return heading;
}

/** A window with a page whose own scripts run. */
export function openHtml(html: string, url: string): Page {
  return new JSDOM(html, { url, runScripts: 'dangerously', pretendToBeVisual: true }).window;
}

/** Emits, compiles and starts an application. Errors in the page that nothing caught end up in the page's console. */
export async function startApp(
  model: ApplicationModel,
  { stored = null, hash = '' }: Start = {},
): Promise<RunningApp> {
  const script = await scriptOf(model);
  const { window } = new JSDOM(PAGE, {
    url: `https://app.test/${hash}`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  // jsdom lays nothing out and says so on the console.
  window.scrollTo = () => undefined;
  if (stored !== null) window.localStorage.setItem(KEY, stored);
  window.eval(script);
  const screen = within(window.document.body);
  await openPage(window);

  const readStored = () => {
    window.dispatchEvent(new window.Event('pagehide'));
    return window.localStorage.getItem(KEY);
  };
  const close = () => {
    window.close();
  };
  return {
    window,
    screen,
    user: userEvent.setup({ document: window.document, delay: null }),
    stored: readStored,
    reload: (next = model) => {
      const kept = readStored();
      const { hash: place } = window.location;
      close();
      return startApp(next, { stored: kept, hash: place });
    },
    close,
  };
}
