import styled, { keyframes } from 'styled-components';
import { toneColor, type Tone } from './tone';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const ViewportRoot = styled.section`
  position: fixed;
  inset-block-end: calc(${({ theme }) => theme.space[2]} + ${({ theme }) => theme.strip});
  inset-inline-end: ${({ theme }) => theme.space[4]};
  z-index: ${({ theme }) => theme.layers.toast};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  width: min(380px, calc(100vw - 32px));
  pointer-events: none;
`;

export const ToastRoot = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-inline-start: 3px solid ${({ theme, $tone }) => toneColor(theme, $tone)};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  pointer-events: auto;
  animation: ${arrive} ${({ theme }) => theme.motion.enter};
  ${({ theme }) => theme.media.reducedMotion} {
    animation-name: ${appear};
  }
`;

export const ToastIcon = styled.span<{ $tone: Tone }>`
  flex: none;
  padding-top: 6px;
  color: ${({ theme, $tone }) => toneColor(theme, $tone)};
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 5px;
`;

export const Title = styled.p`
  font-weight: ${({ theme }) => theme.weights.strong};
`;

export const Message = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
