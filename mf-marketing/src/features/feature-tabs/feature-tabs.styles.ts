import styled, { keyframes } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[12]};
  margin-top: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[6]};
    margin-top: ${({ theme }) => theme.space[8]};
  }
`;

export const TabList = styled.div`
  display: flex;
  flex-direction: column;
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  ${({ theme }) => theme.media.tablet} {
    flex-direction: row;
    margin-inline: -24px;
    padding-inline: 24px;
    overflow-x: auto;
    border-top: 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    scrollbar-width: none;
  }
  ${({ theme }) => theme.media.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

export const Tab = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 64px;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[20]};
  letter-spacing: -0.01em;
  text-align: start;
  transition: color ${({ theme }) => theme.motion.fast};
  &::before {
    content: '';
    flex: none;
    width: 12px;
    height: 12px;
    border-radius: 3px;
    background: ${({ theme }) => theme.colors.line};
    transition: background-color ${({ theme }) => theme.motion.enter};
  }
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-selected='true'] {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  &[aria-selected='true']::before {
    background: ${({ theme }) => theme.colors.brand};
  }
  ${({ theme }) => theme.media.tablet} {
    min-height: 44px;
    padding-inline-end: ${({ theme }) => theme.space[6]};
    border-bottom: 0;
    font-size: ${({ theme }) => theme.sizes[14]};
    white-space: nowrap;
    &::before {
      width: 8px;
      height: 8px;
      border-radius: 2px;
    }
  }
`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 321px;
  padding: ${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.sunken};
  > * {
    min-width: 0;
    animation: ${enter} ${({ theme }) => theme.motion.enter};
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding: ${({ theme }) => theme.space[4]};
  }
  ${({ theme }) => theme.media.reducedMotion} {
    > * {
      animation: none;
    }
  }
`;

export const Description = styled.p`
  font-size: ${({ theme }) => theme.sizes[20]};
  line-height: 1.4;
  letter-spacing: -0.01em;
  text-wrap: pretty;
  ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

export const Capabilities = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[6]};
  font-size: ${({ theme }) => theme.sizes[14]};
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
  }
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.brand};
  }
`;

export const Figure = styled.figure`
  align-self: center;
  ${({ theme }) => theme.media.phone} {
    align-self: start;
  }
`;
