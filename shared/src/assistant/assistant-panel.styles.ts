import styled, { keyframes } from 'styled-components';

const enter = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** Above the shell's strip, below an opened menu of the navigation. */
export const Panel = styled.section<{ $isExpanded: boolean }>`
  position: fixed;
  inset: auto ${({ theme }) => theme.space[4]} 44px auto;
  z-index: ${({ theme }) => theme.layers.sticky - 1};
  display: flex;
  flex-direction: column;
  width: 380px;
  height: ${({ $isExpanded }) => ($isExpanded ? 'min(560px, calc(100dvh - 120px))' : 'auto')};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  font-size: ${({ theme }) => theme.sizes[14]};
  overflow: hidden;
  animation: ${enter} ${({ theme }) => theme.motion.enter};
  ${({ theme }) => theme.media.phone} {
    inset-inline: ${({ theme }) => theme.space[2]};
    width: auto;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 56px;
  padding: 0 ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[4]};
`;

export const Name = styled.h2`
  font-size: ${({ theme }) => theme.sizes[14]};
`;

/** The tile says it too, not by its colour alone: the words stand beside it. */
export const State = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.ok};
  }
  &[data-typing]::before {
    background: ${({ theme }) => theme.colors.goldTile};
  }
`;

export const Log = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => theme.space[4]};
  border-block: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.bg};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Note = styled.p`
  margin-bottom: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Turn = styled.div`
  display: grid;
  justify-items: start;
  & + & {
    margin-top: ${({ theme }) => theme.space[3]};
  }
  &[data-from='user'] {
    justify-items: end;
  }
  footer {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    padding-inline: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
  &[data-from='user'] footer {
    margin-top: ${({ theme }) => theme.space[1]};
  }
`;

export const Bubble = styled.p`
  max-width: 88%;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  [data-from='user'] > & {
    background: ${({ theme }) => theme.colors.brandSoft};
  }
`;

const breathe = keyframes`
  50% { opacity: 0.25; }
`;

export const Dots = styled.span`
  display: flex;
  gap: 4px;
  padding-block: 7px;
  i {
    width: 7px;
    height: 7px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.muted};
    animation: ${breathe} 900ms ease-in-out infinite;
  }
  i:nth-child(2) {
    animation-delay: 150ms;
  }
  i:nth-child(3) {
    animation-delay: 300ms;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    i {
      animation: none;
    }
  }
`;

export const Form = styled.form`
  display: grid;
  flex: none;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]};
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  list-style: none;
`;

export const Chip = styled.button`
  min-height: 32px;
  padding: 4px ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.full};
  background: none;
  font-size: ${({ theme }) => theme.sizes[13]};
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

export const Field = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[1]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.card};
  &:focus-within {
    border-color: ${({ theme }) => theme.colors.brand};
    outline: 1px solid ${({ theme }) => theme.colors.brand};
  }
  textarea {
    flex: 1;
    min-width: 0;
    max-height: 120px;
    padding: 6px ${({ theme }) => theme.space[2]};
    border: 0;
    background: none;
    outline: none;
    resize: none;
    field-sizing: content;
    font-size: ${({ theme }) => theme.sizes[16]};
    line-height: ${({ theme }) => theme.lineHeights.text};
  }
  textarea::placeholder {
    color: ${({ theme }) => theme.colors.muted};
  }
`;
