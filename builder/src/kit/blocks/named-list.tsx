import type { ReactNode } from 'react';
import { ListNameContext } from '../lists/list-address';

interface NamedListProps {
  /** What the list is called in the address of the page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One of several lists on a page: its filters, its search and its order are its own. */
export function NamedList({ name, children }: NamedListProps) {
  return <ListNameContext value={name}>{children}</ListNameContext>;
}
