import { Children, type ReactNode } from 'react';
import styled from 'styled-components';

export interface TemplateGridProps {
  label: string;
  isBusy: boolean;
  children: ReactNode;
}

/** Cards side by side, as many as there is room for. */
export function TemplateGrid({ label, isBusy, children }: TemplateGridProps) {
  return (
    <Root aria-label={label} aria-busy={isBusy}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[4]};
  list-style: none;
  > li {
    min-width: 0;
  }
`;
