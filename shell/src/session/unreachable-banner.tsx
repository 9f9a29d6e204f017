import type { Silent } from '@tessera/shared/session';
import { brand } from '@tessera/shared/brand';
import { Banner, Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import { useRetry } from './use-retry';

/** SES-06: over a page that stays open while the server does not answer. */
export function UnreachableBanner({ cause }: { cause: Silent }) {
  const { isRetrying, retry } = useRetry();
  return (
    <Place>
      <Banner
        tone="warn"
        role="status"
        title={cause === 'server' ? `${brand.name} cannot be reached` : 'Another tab is signed in and asleep'}
        action={
          <Button size="small" isBusy={isRetrying} onClick={retry}>
            Try again
          </Button>
        }
      >
        {cause === 'server'
          ? `You are still signed in, and what is open stays open. Nothing can be saved until ${brand.name} answers.`
          : 'Open that tab and come back: this one then goes on. Until then nothing can be saved here.'}
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]} 0;
  ${({ theme }) => theme.media.phone} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`;
