import styled from 'styled-components';

export const Zone = styled.div<{ $isOver: boolean; $isFixed: boolean; $hasError: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[4]};
  border: 1px dashed
    ${({ theme, $isOver, $hasError }) => {
      if ($hasError) return theme.colors.bad;
      return $isOver ? theme.colors.brand : theme.colors.lineStrong;
    }};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme, $isOver }) => ($isOver ? theme.colors.brandSoft : theme.colors.surface)};
  color: ${({ theme, $isFixed }) => ($isFixed ? theme.colors.muted : theme.colors.text)};
  text-align: center;
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:hover:not(:has(:disabled)) {
    border-color: ${({ theme }) => theme.colors.text};
  }
  &:has(:focus-visible) {
    outline: ${({ theme }) => theme.focus.width} solid ${({ theme }) => theme.colors.brand};
    outline-offset: ${({ theme }) => theme.focus.offset};
  }
`;

/* Over the whole zone and unseen: a press and a drop both land on it. */
export const Picker = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Words = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  strong {
    color: ${({ theme }) => theme.colors.brand};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

export const Chosen = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
`;

export const ChosenFile = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: ${({ theme }) => theme.rows.list};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Size = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;
