import styled, { keyframes } from 'styled-components';

export type DialogSize = 'small' | 'medium' | 'large';

const widths: Record<DialogSize, string> = { small: '420px', medium: '560px', large: '880px' };

const settle = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const DialogRoot = styled.dialog<{ $size: DialogSize }>`
  position: fixed;
  inset: 0;
  flex-direction: column;
  width: min(${({ $size }) => widths[$size]}, calc(100vw - 32px));
  max-height: min(720px, calc(100dvh - 32px));
  margin: auto;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  box-shadow: ${({ theme }) => theme.shadows.float};
  overflow: hidden;
  animation: ${settle} ${({ theme }) => theme.motion.enter};
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: ${({ theme }) => theme.colors.scrim};
    animation: ${appear} ${({ theme }) => theme.motion.enter};
  }
  ${({ theme }) => theme.media.phone} {
    width: 100vw;
    max-width: 100vw;
    max-height: 92dvh;
    margin: auto 0 0;
    border-radius: ${({ theme }) => theme.radii.sheet} ${({ theme }) => theme.radii.sheet} 0 0;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    animation-name: ${appear};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]} 0
    ${({ theme }) => theme.space[6]};
`;

export const Title = styled.h2`
  padding-top: 4px;
  font-size: ${({ theme }) => theme.sizes[20]};
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[6]};
  overflow-y: auto;
`;

export const Description = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[6]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;
