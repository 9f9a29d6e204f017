import styled from 'styled-components';

export const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]} 0;
  list-style: none;
`;

export const FileChip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  font-size: ${({ theme }) => theme.sizes[13]};
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.colors.muted};
  }
`;

export const Hint = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]} 0;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
