import { useShell } from '@tessera/shared/remote';
import { useEffect } from 'react';

/** Names the document '<Page> · <product>' while the page is open. */
export function usePageTitle(title: string): void {
  const { brand } = useShell();
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
}
