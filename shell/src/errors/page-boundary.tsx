import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ReportError } from '../lib/report-error.port';
import { PageError } from './page-error';

interface PageBoundaryProps {
  readonly report: ReportError;
  readonly children: ReactNode;
}

/** ERR-03, ERR-05: the last boundary; what reaches it is reported and takes the whole page. */
export function PageBoundary({ report, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <PageError title="Oops! Something went wrong" onRetry={resetErrorBoundary}>
          The page stopped because of an error. It was reported. Your work is kept on the server.
        </PageError>
      )}
      onError={(error, { componentStack }) => report(error, { componentStack: componentStack ?? undefined })}
    >
      {children}
    </ErrorBoundary>
  );
}
