import { readCodeRunner } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { schedule, useShell } from '@tessera/shared/remote';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../../lib/code-desk/desk.store';
import type { LanguageClient, LanguageState } from '../../lib/editor/language/language-client';
import { createAppMessages, type ReadRecords } from './app-messages';
import type { LinkFailure } from './bundle';
import { linkProject } from './link-project';
import type { RunAnswer, RunMessage } from './runner-messages';

export interface ConsoleLine {
  readonly id: number;
  readonly level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  readonly text: string;
}

export interface Run {
  /** What the frame shows; undefined before the first run. */
  readonly frame: { readonly url: string; readonly load: number } | undefined;
  /** The page in the frame asked for the code. */
  readonly isAnswered: boolean;
  /** Something of it has been seen or heard: it is not blank any more. */
  readonly isShown: boolean;
  readonly lines: readonly ConsoleLine[];
  /** What became of the last run, in the order in which it happened. */
  readonly output: readonly string[];
  readonly failure: LinkFailure | undefined;
}

/** Nobody wants to see half a word run. */
const PAUSE_MS = 600;
const MOST_LINES = 200;
/** The page in the frame has this long to come. */
const ANSWER_MS = 10_000;
const SILENT: LinkFailure = {
  path: undefined,
  line: undefined,
  message: 'The preview does not answer. Press Run to try again.',
};
const NOTHING: Run = {
  frame: undefined,
  isAnswered: false,
  isShown: false,
  lines: [],
  output: [],
  failure: undefined,
};

export interface RunnerSource {
  desk: Desk;
  client: LanguageClient;
  language: LanguageState;
  /** What an application that Tessera made finds as its records. */
  readRecords: ReadRecords;
}

/** Runs what is on the desk: at once, and again after each change. */
export function useRunner({ desk, client, language, readRecords }: RunnerSource) {
  const [run, setRun] = useState<Run>(NOTHING);
  const html = useRef('');
  const readAddress = useAddress();
  const { hear, route } = useHearing(setRun, html, readRecords);
  useAnswer(run, setRun);
  const files = useStore(desk.store, (state) => state.files);

  const runNow = useCallback(async () => {
    const now = desk.store.getState().files;
    // What was changed in the meantime runs by itself: an older run that is done later would show what is no more.
    const isOld = () => now !== desk.store.getState().files;
    const modules = await client.ask('transpile', null);
    // The language is not there: it says so itself, and what runs goes on.
    if (!modules || isOld()) return;
    const linked = linkProject(now, modules);
    if (!linked.ok) {
      const { failure } = linked;
      setRun((before) => ({
        ...before,
        failure,
        output: [...before.output.slice(-20), failureLine(failure)],
      }));
      return;
    }
    const address = await readAddress();
    if (isOld()) return;
    if ('message' in address) {
      setRun((before) => ({ ...before, failure: { ...address, path: undefined, line: undefined } }));
      return;
    }
    html.current = linked.html;
    setRun(({ frame, isShown, output }) => ({
      isShown,
      isAnswered: false,
      frame: nextFrame(address.url, frame, route()),
      lines: [],
      failure: undefined,
      output: [...output.slice(-20), `Built ${String(now.size)} files`],
    }));
  }, [client, desk, readAddress, route]);

  const isReady = language.status === 'ready';
  const runSoon = useEffectEvent(() => void runNow());
  useEffect(() => {
    if (!isReady) return undefined;
    return schedule(() => {
      runSoon();
    }, PAUSE_MS);
  }, [files, isReady]);

  return {
    run,
    hear,
    runNow: () => void runNow(),
    clear: () => {
      setRun((before) => ({ ...before, lines: [] }));
    },
    stop: useCallback(() => {
      setRun((before) => ({
        ...before,
        frame: undefined,
        isShown: false,
        failure: {
          path: undefined,
          line: undefined,
          message: 'It was stopped because it slows the page down.',
        },
        output: [...before.output, 'Stopped: the code takes too much of the page’s time.'],
      }));
    }, []),
  };
}

type Address = { readonly url: string } | { readonly message: string };

/** Gives where code runs, or why that is not known: asked once, by however many runs, until it is answered. */
function useAddress(): () => Promise<Address> {
  const { api } = useShell();
  const asked = useRef<Promise<Address>>(undefined);
  return useCallback(() => {
    asked.current ??= api.call(readCodeRunner, {}).catch((error: unknown) => {
      // The next run asks again.
      asked.current = undefined;
      return { message: errorMessage(error, 'The preview could not be reached. Try again in a moment.') };
    });
    return asked.current;
  }, [api]);
}

/** The same address once more; an application that has routes begins where somebody was in it. */
function nextFrame(url: string, before: Run['frame'], hash: string): Run['frame'] {
  const load = (before?.load ?? 0) + 1;
  if (hash === '') return { url, load };
  const next = new URL(url);
  // Another query is another document: the same address with a fragment would only scroll.
  next.searchParams.set('load', String(load));
  next.hash = hash;
  return { url: next.href, load };
}

/** It came, be it late. */
function answered(run: Run): Run {
  return { ...run, isAnswered: true, failure: run.failure === SILENT ? undefined : run.failure };
}

/** Says so when the page in the frame does not come: nobody else would. */
function useAnswer({ frame, isAnswered }: Run, setRun: SetRun): void {
  useEffect(() => {
    if (!frame || isAnswered) return undefined;
    return schedule(() => {
      setRun((before) => (before.isAnswered ? before : { ...before, failure: SILENT }));
    }, ANSWER_MS);
  }, [frame, isAnswered, setRun]);
}

function withLine(run: Run, level: ConsoleLine['level'], text: string): Run {
  const line = { id: (run.lines.at(-1)?.id ?? 0) + 1, level, text };
  return { ...run, lines: [...run.lines, line].slice(-MOST_LINES) };
}

type SetRun = (change: (before: Run) => Run) => void;

/** What comes out of the frame: the page that runs the code, and the application that the code is. */
function useHearing(setRun: SetRun, html: { readonly current: string }, readRecords: ReadRecords) {
  const log = useCallback(
    (level: ConsoleLine['level'], text: string) => {
      setRun((before) => withLine(before, level, text));
    },
    [setRun],
  );
  const [app] = useState(() =>
    createAppMessages(readRecords, (text) => {
      // The page that runs it told of the same error, unless the application had caught it.
      setRun((before) =>
        before.lines.some((line) => line.text === text) ? before : withLine(before, 'error', text),
      );
    }),
  );
  const hear = useCallback(
    (message: RunMessage, answer: (answer: RunAnswer) => void) => {
      if (message.tessera === 'preview/v1') {
        app.hear(message, answer);
        return;
      }
      if (message.type === 'ready') {
        answer({ tessera: 'runner/v1', type: 'run', html: html.current });
        setRun(answered);
      } else setRun((before) => (before.isShown ? before : { ...before, isShown: true }));
      if (message.type === 'console') log(message.level, message.text);
      if (message.type === 'error') log('error', message.stack || message.message);
    },
    [app, html, log, setRun],
  );
  return { hear, route: app.route };
}

function failureLine({ path, line, message }: LinkFailure): string {
  if (path === undefined) return `Not run: ${message}`;
  return `Not run: ${path}${line === undefined ? '' : `, line ${String(line)}`}: ${message}`;
}
