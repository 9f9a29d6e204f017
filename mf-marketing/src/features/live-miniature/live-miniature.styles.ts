import styled from 'styled-components';

export const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
`;

export const TitleBar = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  height: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

export const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: auto;
  color: ${({ theme }) => theme.colors.gold};
  font-size: ${({ theme }) => theme.sizes[12]};
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 1.5px;
    background: ${({ theme }) => theme.colors.goldTile};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  height: 336px;
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 300px;
    height: auto;
  }
`;

export const App = styled.div`
  min-width: 0;
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  min-height: 44px;
  padding-top: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Steps = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[1]};
`;

export const Step = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.line};
    transition: background-color ${({ theme }) => theme.motion.enter};
  }
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  &[aria-pressed='true']::before {
    background: ${({ theme }) => theme.colors.goldTile};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

export const Control = styled.button`
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
`;
