import { paths } from '@tessera/shared/paths';
import { LinkButton, PageHeader } from '@tessera/shared/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Showcase } from '../features/showcase/showcase';
import { AuthFrame } from '../lib/auth-frame';
import { Panel } from '../lib/panel.styles';
import { usePageTitle } from '../lib/use-page-title';

interface NotYetPageProps {
  title: string;
  /** One sentence about what is missing and what holds meanwhile. */
  children: ReactNode;
}

/** An address of the specification that has no function yet, and says so. */
export function NotYetPage({ title, children }: NotYetPageProps) {
  usePageTitle(title);
  return (
    <AuthFrame aside={<Showcase />}>
      <Panel>
        <PageHeader title={title} description={children} />
        <LinkButton to={paths.signIn.to()} size="large" icon={<ArrowLeft size={16} strokeWidth={1.75} />}>
          Back to Sign In
        </LinkButton>
      </Panel>
    </AuthFrame>
  );
}
