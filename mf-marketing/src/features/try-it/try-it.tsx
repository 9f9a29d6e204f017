import { lazyWithRetry } from '@tessera/shared/remote';
import styled from 'styled-components';
import { LazySection } from '../../lib/lazy-section';

const TryItPanel = lazyWithRetry(() => import('./try-it-panel').then((panel) => panel.TryItPanel));

/** The real thing below the illustration: a sentence becomes a running application, without an account. */
export function TryIt() {
  return (
    <LazySection fallback={<Room />}>
      <TryItPanel />
    </LazySection>
  );
}

/* What the heading and the field take. */
const Room = styled.div`
  min-height: 380px;
`;
