import type { LinkedProject } from '@tessera/shared/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LinkAction } from './linked-project-card';

/** What is being done to which link. */
export interface Act {
  readonly action: LinkAction;
  readonly linked: LinkedProject;
  /** Where it was pushed to just before. */
  readonly branch?: string;
  /** The newest version that is proposed. */
  readonly versionId?: string;
}

/** Asks for a pull request of the version that it names, of the project that `project` names. */
const PULL_REQUEST = 'pullRequest';

/**
 * What is being done: what somebody pressed, else what the address asks for. Back takes the latter away, a reload does not.
 *
 * @param items none while they are not known
 */
export function useAct(items: readonly LinkedProject[], isConnected: boolean) {
  const [query, setQuery] = useSearchParams();
  const [pressed, setPressed] = useState<Act>();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const asked = query.get('project');
  if (asked === null && forgotten !== null) setForgotten(null);
  // The address follows a moment later than the list.
  const wanted = asked === forgotten ? null : asked;
  const versionId = query.get(PULL_REQUEST);
  const linked = items.find(({ project }) => project.id === wanted);
  const led: Act | undefined =
    // Without an account nothing can be proposed: it waits until one is connected.
    linked && versionId !== null && isConnected ? { action: 'pullRequest', linked, versionId } : undefined;
  const leaveOut = (...names: string[]) => {
    setQuery(
      (now) => {
        names.forEach((name) => {
          now.delete(name);
        });
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    /** The project that somebody was led to. */
    wanted,
    /** It is not linked any more, as was said. */
    forgetWanted: () => {
      setForgotten(wanted);
      leaveOut('project', PULL_REQUEST);
    },
    act: pressed ?? led,
    setAct: (act: Act | undefined) => {
      setPressed(act);
      if (versionId !== null) leaveOut(PULL_REQUEST);
    },
  };
}
