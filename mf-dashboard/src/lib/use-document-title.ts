import { useShell } from '@tessera/shared/remote';
import { useEffect } from 'react';

/** Sets the window's title to '<Page> · Tessera'. */
export function useDocumentTitle(page: string): void {
  const { brand } = useShell();
  useEffect(() => {
    document.title = `${page} · ${brand.name}`;
  }, [brand.name, page]);
}
