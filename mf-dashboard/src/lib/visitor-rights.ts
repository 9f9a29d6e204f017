import type { VisitorRights } from '@tessera/shared/contracts';

export type Right = keyof VisitorRights;

/** In the order in which they are shown; each with what it is called there and in a sentence (DATA-02). */
export const RIGHTS = [
  { right: 'read', label: 'Read' },
  { right: 'add', label: 'Add' },
  { right: 'change', label: 'Change' },
  { right: 'remove', label: 'Delete' },
] as const satisfies readonly { readonly right: Right; readonly label: string }[];

/** One right given or taken; whoever changes or deletes records has to see them. */
export function withRight(rights: VisitorRights, right: Right, isOn: boolean): VisitorRights {
  const next = { ...rights, [right]: isOn };
  if (right === 'read' && !isOn) return { ...next, change: false, remove: false };
  return (right === 'change' || right === 'remove') && isOn ? { ...next, read: true } : next;
}
