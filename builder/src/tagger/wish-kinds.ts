import type { WishClass } from '../reading/slots/slot-reader';

/** What a wish becomes, as it is told while somebody types: 'other' where it is none of these. */
export type WishKind = 'figure' | 'view' | 'rule' | 'look' | 'button' | 'link' | 'other';

const KINDS: Readonly<Partial<Record<WishClass, WishKind>>> = {
  metric: 'figure',
  computed: 'figure',
  view: 'view',
  sort: 'view',
  filter: 'view',
  rule: 'rule',
  required: 'rule',
  unique: 'rule',
  default: 'rule',
  look: 'look',
  format: 'look',
  badge: 'look',
  action: 'button',
  link: 'link',
};

export const WISH_KINDS: readonly WishKind[] = ['figure', 'view', 'rule', 'look', 'button', 'link', 'other'];

export const kindOfClass = (wish: string): WishKind => KINDS[wish as WishClass] ?? 'other';
