import type { CheckStep } from '@tessera/shared/contracts';
import { MousePointer2 } from 'lucide-react';
import styled from 'styled-components';

/** The hand of the one who tries: over the application, at what comes next. */
export function Pointer({ step }: { step: CheckStep }) {
  const { x, y, width, height } = step.box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return (
    <>
      <Target style={{ transform: `translate(${String(x)}px, ${String(y)}px)`, width, height }} />
      <Hand
        data-testid="pointer"
        style={{ transform: `translate(${String(middle.x)}px, ${String(middle.y)}px)` }}
      >
        <MousePointer2 size={24} strokeWidth={1.75} aria-hidden="true" />
      </Hand>
    </>
  );
}

const Target = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  border-radius: ${({ theme }) => theme.radii.control};
  outline: 2px solid ${({ theme }) => theme.colors.brand};
  outline-offset: 2px;
  pointer-events: none;
`;

const Hand = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  color: ${({ theme }) => theme.colors.text};
  pointer-events: none;
  transition: transform 200ms ease-out;
  svg {
    fill: ${({ theme }) => theme.colors.surface};
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
