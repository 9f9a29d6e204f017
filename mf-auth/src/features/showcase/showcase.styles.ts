import styled, { keyframes } from 'styled-components';

const settle = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* Tiles drawn by gradients: a mosaic that stays quiet behind the words. */
export const Ground = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${({ theme }) => theme.space[12]};
  overflow: hidden;
  background: ${({ theme }) => theme.colors.sunken};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    opacity: 0.55;
    background-image:
      linear-gradient(${({ theme }) => theme.colors.line} 1px, transparent 1px),
      linear-gradient(90deg, ${({ theme }) => theme.colors.line} 1px, transparent 1px);
    background-size: 32px 32px;
    mask-image: radial-gradient(closest-side, transparent 40%, black);
  }
`;

export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[8]};
  width: 100%;
  max-width: 460px;
`;

export const Promise = styled.p`
  font-size: ${({ theme }) => theme.sizes[28]};
  font-weight: ${({ theme }) => theme.weights.strong};
  line-height: ${({ theme }) => theme.lineHeights.heading};
  letter-spacing: ${({ theme }) => theme.tracking.display};
  text-wrap: balance;
`;

export const Settling = styled.div<{ $turn: number }>`
  animation: ${settle} ${({ theme }) => theme.motion.enter} both;
  animation-delay: ${({ $turn }) => String($turn * 90)}ms;
  ${({ theme }) => theme.media.reducedMotion} {
    animation-name: ${appear};
    animation-delay: 0ms;
  }
`;

export const Bubble = styled.p<{ $isLater?: boolean }>`
  width: fit-content;
  max-width: 88%;
  margin-inline-start: auto;
  margin-top: ${({ theme, $isLater }) => ($isLater ? theme.space[3] : 0)};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.card};
  border-end-end-radius: 2px;
  background: ${({ theme }) => theme.colors.brandSoft};
`;

export const Miniature = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  overflow: hidden;
`;

export const MiniHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const MiniRow = styled.div<{ $isHead?: boolean }>`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme, $isHead }) => ($isHead ? theme.colors.muted : theme.colors.text)};
  font-size: ${({ theme, $isHead }) => ($isHead ? theme.sizes[12] : theme.sizes[14])};
  font-variant-numeric: tabular-nums;
`;

export const MiniCell = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

export const Choice = styled.button`
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: transparent;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:hover {
    background: ${({ theme }) => theme.colors.surface};
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.surface};
    color: ${({ theme }) => theme.colors.text};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
