import { Link } from 'react-router-dom';
import styled from 'styled-components';

export interface Crumb {
  label: string;
  /** Without it the crumb is the page itself. */
  to?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the outermost to the page itself. */
  items: readonly Crumb[];
}

/** The way from the top to this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Root>
        {items.map(({ label, to }) => (
          <Item key={`${label}-${to ?? ''}`}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </Item>
        ))}
      </Root>
    </nav>
  );
}

const Root = styled.ol`
  display: flex;
  flex-wrap: wrap;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 24px;
  overflow-wrap: anywhere;
  & + &::before {
    content: '/';
    content: '/' / '';
    margin-inline: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.lineStrong};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${({ theme }) => theme.colors.text};
    text-decoration: underline;
  }
  [aria-current] {
    color: ${({ theme }) => theme.colors.text};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
