import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { whenIdle } from '@tessera/shared/remote';
import { useReducedMotion } from '@tessera/shared/ui';
import { runParticles } from './run-particles';

/** Milliseconds after which the field begins even on a busy page. */
const LATEST_MS = 2000;

export interface ParticleFieldProps {
  count: 80 | 100;
  className?: string;
}

/**
 * Drifting tiles behind a hero (LAND-11). Decoration: fills its positioned parent, takes no pointer, and begins
 * when the browser has nothing better to do. Still under reduced motion.
 */
export function ParticleField({ count, className }: ParticleFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useReducedMotion();
  const [hasBegun, setHasBegun] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let stop = () => undefined as void;
    const cancel = whenIdle(() => {
      stop = runParticles(element, count, isStill);
      setHasBegun(true);
    }, LATEST_MS);
    return () => {
      cancel();
      stop();
    };
  }, [count, isStill]);

  return (
    <Field
      ref={canvas}
      className={className}
      aria-hidden="true"
      data-particles={count}
      data-phase={hasBegun ? (isStill ? 'still' : 'moving') : 'waiting'}
    />
  );
}

const Field = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  transition: opacity 600ms ease-out;
  &[data-phase='waiting'] {
    opacity: 0;
  }
`;
