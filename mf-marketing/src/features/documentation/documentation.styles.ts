import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  padding-block: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[8]};
    padding-block: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[16]};
  }
`;

export const Groups = styled.nav`
  position: sticky;
  top: 96px;
  display: grid;
  align-self: start;
  gap: ${({ theme }) => theme.space[6]};
  font-size: ${({ theme }) => theme.sizes[14]};
  ul {
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding-inline: ${({ theme }) => theme.space[3]};
    border-radius: ${({ theme }) => theme.radii.control};
    color: ${({ theme }) => theme.colors.muted};
    text-decoration: none;
  }
  a:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  a[aria-current='page'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  ${({ theme }) => theme.media.phone} {
    position: static;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[4]};
    a {
      min-height: 44px;
    }
  }
`;

export const Group = styled.h2`
  padding: 0 ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.strong};
  letter-spacing: 0.04em;
`;

export const Article = styled.article`
  display: grid;
  align-content: start;
  max-width: ${({ theme }) => theme.widths.reading};
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  h2 {
    padding-top: ${({ theme }) => theme.space[6]};
    font-size: ${({ theme }) => theme.sizes[20]};
  }
  ul {
    padding-inline-start: 20px;
  }
  li + li {
    margin-top: ${({ theme }) => theme.space[1]};
  }
  pre {
    margin: 0;
    padding: ${({ theme }) => theme.space[4]};
    overflow-x: auto;
    border-radius: ${({ theme }) => theme.radii.card};
    background: ${({ theme }) => theme.colors.sunken};
    font-size: ${({ theme }) => theme.sizes[14]};
    white-space: pre-wrap;
  }
`;
