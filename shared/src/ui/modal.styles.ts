import styled, { keyframes, type RuleSet } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const ModalRoot = styled.dialog<{ $look: RuleSet }>`
  position: fixed;
  inset: 0;
  flex-direction: column;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  box-shadow: ${({ theme }) => theme.shadows.float};
  overflow: hidden;
  animation: ${appear} ${({ theme }) => theme.motion.enter};
  ${({ $look }) => $look}
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: ${({ theme }) => theme.colors.scrim};
    animation: ${appear} ${({ theme }) => theme.motion.enter};
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
  flex: 1;
  min-height: 0;
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
