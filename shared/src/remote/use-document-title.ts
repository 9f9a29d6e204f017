import { useEffect } from 'react';
import { useShell } from './shell-context';

/** Names the tab after the page: '<Page> · <brand>'. */
export function useDocumentTitle(page: string): void {
  const { brand } = useShell();
  useEffect(() => {
    document.title = `${page} · ${brand.name}`;
  }, [brand.name, page]);
}
