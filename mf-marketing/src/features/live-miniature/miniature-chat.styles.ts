import styled, { keyframes } from 'styled-components';

const enter = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

const fill = keyframes`
  from { fill-opacity: 0.18; }
`;

export const Chat = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  font-size: ${({ theme }) => theme.sizes[13]};
  line-height: 1.45;
  ${({ theme }) => theme.media.phone} {
    min-height: 236px;
    border-inline-end: 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

export const Bubble = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.brandSoft};
  animation: ${enter} ${({ theme }) => theme.motion.enter};
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

/* Invisible rather than absent, so that the bubble has its size from the start. */
export const Coming = styled.span`
  opacity: 0;
`;

export const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  rect {
    fill: ${({ theme }) => theme.colors.brand};
    animation: ${fill} 240ms ease-out backwards;
  }
  rect:nth-child(6) {
    fill: ${({ theme }) => theme.colors.goldTile};
  }
  ${Array.from({ length: 9 }, (_, tile) => `rect:nth-child(${String(tile + 1)}) { animation-delay: ${String(tile * 150)}ms; }`).join('\n')}
  ${({ theme }) => theme.media.reducedMotion} {
    rect {
      animation: none;
    }
  }
`;

export const Receipt = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding-inline-start: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  animation: ${enter} ${({ theme }) => theme.motion.enter};
  svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.colors.gold};
  }
  strong {
    display: block;
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;
