import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** The page's actions, the primary one last. */
  actions?: ReactNode;
}

/** Title (h1) and actions of a page. The shell moves the focus to the h1 when somebody arrives from another page. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Root>
      <Words $isTitleAlone={!description}>
        <Title tabIndex={-1}>{title}</Title>
        {description ? <Description>{description}</Description> : null}
      </Words>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
`;

const Words = styled.div<{ $isTitleAlone: boolean }>`
  display: flex;
  flex: 1 1 ${({ $isTitleAlone }) => ($isTitleAlone ? 'auto' : '320px')};
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.sizes[28]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

const Description = styled.p`
  max-width: ${({ theme }) => theme.widths.reading};
  color: ${({ theme }) => theme.colors.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
