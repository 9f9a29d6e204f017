import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  isOpenAtFirst?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others, where the browser can. */
  isExclusive?: boolean | undefined;
  /** Level of the titles in the page's outline; 3 unless given. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Questions that open their answers, on the browser's own <details>: found by the page's search, too. */
export function Accordion({ items, isExclusive = false, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  return (
    <Root>
      {items.map(({ id, title, content, isOpenAtFirst }) => (
        <Item key={id} name={isExclusive ? name : undefined} open={isOpenAtFirst}>
          <Summary>
            <Title as={`h${headingLevel}` as const}>{title}</Title>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.div`
  border-block: 1px solid ${({ theme }) => theme.colors.line};
`;

const Item = styled.details`
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 48px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[1]};
  border-radius: ${({ theme }) => theme.radii.control};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${({ theme }) => theme.colors.brand};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    flex: none;
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  ${({ theme }) => theme.media.reducedMotion} {
    > svg {
      transition: none;
    }
  }
`;

const Title = styled.h3`
  font-weight: ${({ theme }) => theme.weights.medium};
  line-height: ${({ theme }) => theme.lineHeights.text};
`;

const Content = styled.div`
  max-width: ${({ theme }) => theme.widths.reading};
  padding: 0 ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
