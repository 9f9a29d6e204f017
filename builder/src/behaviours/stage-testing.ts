import { createRequire } from 'node:module';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { bundle } from '../emit/bundle-testing';
import { emit } from '../emit/emit';
import { createRobot } from '../robot/create-robot';
import { putKept, readKept, replaceKept } from '../robot/kept-text';
import type { AppWindow, Robot, RobotPage, RobotStep } from '../robot/robot';
import type { ProjectFile } from '../types';
import { behavioursOf } from './behaviours-of';
import { performAll, type BehaviourResult } from './perform-all';

/** An emitted application in a window of its own, with a robot before it. */

interface DomModule {
  readonly JSDOM: new (
    html: string,
    options: Readonly<Record<string, unknown>>,
  ) => { readonly window: AppWindow };
}

const requireHere = createRequire(__filename);
const { JSDOM } = createRequire(requireHere.resolve('jest-environment-jsdom'))('jsdom') as DomModule;

const DESK_PX = 1280;

const HTML =
  '<!doctype html><html lang="en"><head><title>Page</title></head><body><div id="root"></div></body></html>';

export interface TriedApp {
  readonly robot: Robot;
  readonly close: () => void;
}

export interface TryOptions {
  /** Changes the emitted files: how an application is broken on purpose. */
  readonly change?: (files: readonly ProjectFile[]) => readonly ProjectFile[];
  /** Emits this model instead of the one that is tried. */
  readonly emitted?: ApplicationModel;
  /** Tries only what has such an id. */
  readonly only?: RegExp;
  readonly deadlineMs?: number;
  /** How wide the page is, where it is not that of a desk. */
  readonly width?: number;
  readonly onStep?: (step: RobotStep) => Promise<void>;
}

/** Emits, compiles and starts an application. */
export async function tryApp(
  model: ApplicationModel,
  { change = (files) => files, emitted = model, deadlineMs = 1000, width = DESK_PX, onStep }: TryOptions = {},
): Promise<TriedApp> {
  const { script } = await bundle(change(emit(emitted)), 'inside');
  let window = openWindow(script, null, '', width);
  const page: RobotPage = {
    get window() {
      return window;
    },
    stored: () => readKept(window),
    restore: (text) => replaceKept(window, text),
    reload: async () => {
      const text = readKept(window);
      const { hash } = window.location;
      // What the saving changed on the page is drawn while there still is one.
      await new Promise((resolve) => setTimeout(resolve, 0));
      window.close();
      window = openWindow(script, text, hash, width);
    },
    ...(onStep && { onStep }),
  };
  return {
    robot: createRobot(page, { deadlineMs }),
    close: () => {
      window.close();
    },
  };
}

function openWindow(script: string, stored: string | null, hash: string, width: number): AppWindow {
  const window = openEmptyWindow(hash);
  window.innerWidth = width;
  putKept(window, stored);
  window.eval(script);
  return window;
}

/** A window with the page of an application, and no application yet. */
export function openEmptyWindow(hash = ''): AppWindow {
  const { window } = new JSDOM(HTML, {
    url: `https://app.test/${hash}`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  // jsdom lays nothing out and says so on the console.
  window.scrollTo = () => undefined;
  return window;
}

/** Tries what a model promises. Gives what failed: 'f5.computed: Total shows 30.00 €, expected 42.00 €.' */
export async function failuresIn(model: ApplicationModel, options: TryOptions = {}): Promise<string[]> {
  const results = await resultsIn(model, options);
  return results.filter(({ state }) => state === 'failed').map(({ id, message = '' }) => `${id}: ${message}`);
}

export async function resultsIn(
  model: ApplicationModel,
  options: TryOptions = {},
): Promise<readonly BehaviourResult[]> {
  const { robot, close } = await tryApp(model, options);
  const ids = behavioursOf(model).map(({ id }) => id);
  const only = new Set(ids.filter((id) => options.only?.test(id) ?? true));
  const results = await performAll(model, robot, { only });
  close();
  return results;
}
