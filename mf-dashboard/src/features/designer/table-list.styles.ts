import styled from 'styled-components';

export const Lists = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  padding-inline-end: ${({ theme }) => theme.space[1]};
`;

export const About = styled.p`
  margin: 0;
  padding: 0 ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;

export const Opener = styled.button`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  min-height: 44px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  strong {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  small {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
`;

export const Body = styled.div`
  padding: 0 ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  border-radius: ${({ theme }) => theme.radii.control};
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
`;

export const ColumnButton = styled.button`
  display: grid;
  flex: 1;
  grid-template-columns: 20px minmax(0, 1fr) minmax(0, auto);
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  min-height: 40px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  small {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
    text-align: end;
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  color: ${({ theme }) => theme.colors.muted};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};
  padding: 0 ${({ theme }) => theme.space[2]};
`;
