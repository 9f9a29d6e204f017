import styled from 'styled-components';

/** A list of statements to choose from. */
export const Statements = styled.section`
  min-width: 0;
  h3 {
    margin-bottom: ${({ theme }) => theme.space[1]};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: 600;
  }
  p {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
  ul {
    max-height: 220px;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
`;

export const Choice = styled.button`
  flex: 1;
  min-width: 0;
  min-height: 32px;
  padding: 4px ${({ theme }) => theme.space[2]};
  overflow: hidden;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  code {
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
`;
