import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { Page, type PageProps } from './layout';
import { PageHeader, type PageHeaderProps } from './page-header';
import { Skeleton } from './skeleton';
import { ErrorState } from './states';

export interface PageFrameProps extends PageHeaderProps {
  /** The way here; the page itself is the last. */
  breadcrumbs?: readonly Crumb[] | undefined;
  width?: PageProps['width'];
  /** The page's own content is on its way. */
  isLoading?: boolean | undefined;
  /** The page's own content could not be had. */
  error?:
    | { message: ReactNode; onRetry?: (() => void) | undefined; isRetrying?: boolean | undefined }
    | undefined;
  /** Beside the content at 1024 px and more, under it below: a summary, a table of contents. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A whole page: way here, title, actions, then content, its loading or its failure; the title never goes away. */
export function PageFrame(props: PageFrameProps) {
  const { title, description, actions, breadcrumbs, width, isLoading, error, aside, children } = props;
  return (
    <Page width={width} aria-busy={isLoading || undefined}>
      <Top>
        {breadcrumbs ? <Breadcrumbs items={breadcrumbs} /> : null}
        <PageHeader title={title} description={description} actions={actions} />
      </Top>
      {aside ? (
        <Columns>
          <Content>
            <Body isLoading={isLoading} error={error}>
              {children}
            </Body>
          </Content>
          <aside>{aside}</aside>
        </Columns>
      ) : (
        <Body isLoading={isLoading} error={error}>
          {children}
        </Body>
      )}
    </Page>
  );
}

function Body({ isLoading, error, children }: Pick<PageFrameProps, 'isLoading' | 'error' | 'children'>) {
  if (error) return <ErrorState {...error} />;
  if (isLoading)
    return (
      <div role="group" aria-label="Loading">
        <Skeleton lines={6} />
      </div>
    );
  return children;
}

const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-items: start;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
`;
