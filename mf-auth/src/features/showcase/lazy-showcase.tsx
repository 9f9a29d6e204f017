import { lazyWithRetry } from '@tessera/shared/remote';
import { Suspense, useSyncExternalStore } from 'react';
import { useTheme } from 'styled-components';

const Showcase = lazyWithRetry(async () => (await import('./showcase')).Showcase);

/** The showcase, after the form that it stands beside; where there is no room for it, its code stays away. */
export function LazyShowcase() {
  const { media } = useTheme();
  const hasRoom = useMedia(media.desktop.replace('@media ', ''));
  return <Suspense fallback={null}>{hasRoom ? <Showcase /> : null}</Suspense>;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    () => matchMedia(query).matches,
  );
}
