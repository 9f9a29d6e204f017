import type { ViewKind } from '@tessera/shared/contracts';

const KINDS: Readonly<Record<ViewKind, true>> = {
  table: true,
  list: true,
  cards: true,
  board: true,
  calendar: true,
  timeline: true,
  gallery: true,
  chart: true,
  figures: true,
};

/** Every kind of view that a model may have. */
export const VIEW_KINDS = Object.keys(KINDS) as readonly ViewKind[];
