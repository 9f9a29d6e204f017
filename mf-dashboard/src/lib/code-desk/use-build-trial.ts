import { useEffect, useEffectEvent, useState } from 'react';
import type { BuildProblem } from './project-code.store';

/** Whether a version with the draft would be built, by the compiler that would build it. */
export type BuildTrial =
  | { readonly step: 'trying' }
  | { readonly step: 'built' }
  | { readonly step: 'broken'; readonly problem: BuildProblem }
  /** Nobody answered. */
  | { readonly step: 'unknown' };

/** Tries it once, as long as whoever asks is on the page: what is asked about does not change meanwhile. */
export function useBuildTrial(
  tryBuild: (signal: AbortSignal) => Promise<BuildProblem | undefined>,
): BuildTrial {
  const [trial, setTrial] = useState<BuildTrial>({ step: 'trying' });
  const start = useEffectEvent(tryBuild);
  useEffect(() => {
    const { signal, abort } = withAbort();
    start(signal).then(
      (problem) => {
        if (!signal.aborted) setTrial(problem ? { step: 'broken', problem } : { step: 'built' });
      },
      () => {
        // Saving says by itself what is wrong with the network; what the editor found is said until then.
        if (!signal.aborted) setTrial({ step: 'unknown' });
      },
    );
    return abort;
  }, []);
  return trial;
}

function withAbort() {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: () => {
      controller.abort();
    },
  };
}
