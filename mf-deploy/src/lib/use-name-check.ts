import { checkAppName } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { appNameProblem } from './app-name';

/** Milliseconds of quiet before a name is asked about. */
const QUIET_MS = 300;

export interface NameAnswer {
  readonly name: string;
  readonly isFree: boolean;
  /** Why not, in the server's words. */
  readonly message: string | undefined;
  readonly suggestion: string | undefined;
}

/**
 * Asks whether a name is free while it is typed. Undefined while unknown: only the server's answer to deploying
 * decides, so nothing waits for this. `address` is where the name leads, once any answer has told the rest of it.
 */
export function useNameCheck(
  name: string,
  projectId: string | undefined,
): { readonly answer: NameAnswer | undefined; readonly address: string | undefined } {
  const { api } = useShell();
  const [answer, setAnswer] = useState<NameAnswer>();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (appNameProblem(name) !== undefined) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      api.call(checkAppName, { params: { name }, query: { projectId } }, { signal: aborter.signal }).then(
        ({ available, message, suggestion, url }) => {
          if (url !== undefined) setKnown(url);
          setAnswer({ name, isFree: available, message, suggestion });
        },
        // Unknown stays unknown; deploying tells.
        () => undefined,
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [api, name, projectId]);
  return {
    answer: answer?.name === name ? answer : undefined,
    address: known === undefined || name === '' ? undefined : withName(known, name),
  };
}

/** The same address under another name: its host begins with it. */
function withName(address: string, name: string): string {
  return new URL(address).host.replace(/^[^.]+/, name);
}
