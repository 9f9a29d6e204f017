import { useReducedMotion } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { STAGE_MS, stageAfter, type Stage } from './miniature-stages';

/** Plays the stages once. Whoever picks a stage, pauses or asked for less motion decides for themselves. */
export function useMiniature() {
  const isStill = useReducedMotion();
  const [stage, setStage] = useState<Stage>('describe');
  const [isPlaying, setIsPlaying] = useState(true);
  const [hasChosen, setHasChosen] = useState(false);
  const next = stageAfter(stage);
  const isRunning = isPlaying && !isStill && next !== undefined;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setStage(next), STAGE_MS[stage]);
    return () => clearTimeout(timer);
  }, [isRunning, next, stage]);

  return {
    // Under reduced motion the finished application stands there until a stage is chosen.
    stage: isStill && !hasChosen ? 'changed' : stage,
    isRunning,
    isStill,
    choose: (chosen: Stage) => {
      setHasChosen(true);
      setIsPlaying(false);
      setStage(chosen);
    },
    pause: () => setIsPlaying(false),
    play: () => {
      if (!next) setStage('describe');
      setIsPlaying(true);
    },
  };
}
