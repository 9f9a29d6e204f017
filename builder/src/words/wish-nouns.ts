import {
  ACCOUNT_NOUNS,
  APPLICATION_PARTS,
  CHAT_NOUNS,
  DEVICE_NOUNS,
  FIGURE_NOUNS,
  GALLERY_NOUNS,
  MAP_NOUNS,
  MESSAGE_NOUNS,
  ORDER_NOUNS,
  OUTSIDE_NOUNS,
  PAYMENT_NOUNS,
  PLAYER_NOUNS,
  QUIZ_NOUNS,
  SHARING_NOUNS,
  SYNC_NOUNS,
  TIMER_NOUNS,
  TOOL_NOUNS,
} from './lists/wishes';
import { headNoun } from './noun-head';
import { pattern } from './pattern';
import type { WishKind } from './wish-kinds';

const NOUNS: readonly (readonly [WishKind, readonly string[]])[] = [
  ['account', ACCOUNT_NOUNS],
  ['chat', CHAT_NOUNS],
  ['device', DEVICE_NOUNS],
  ['figure', FIGURE_NOUNS],
  ['map', MAP_NOUNS],
  ['message', MESSAGE_NOUNS],
  ['order', ORDER_NOUNS],
  ['outside', OUTSIDE_NOUNS],
  ['payment', PAYMENT_NOUNS],
  ['player', PLAYER_NOUNS],
  ['quiz', QUIZ_NOUNS],
  ['sharing', SHARING_NOUNS],
  ['sync', SYNC_NOUNS],
  ['timer', TIMER_NOUNS],
  ['tool', TOOL_NOUNS],
  ['view', GALLERY_NOUNS],
];

const ENDS = NOUNS.map(
  ([kind, nouns]) => [kind, pattern()`(?:^|\s)${nouns}(?:\s${APPLICATION_PARTS})?$`] as const,
);

/** 'last chat' and 'next quiz' say when something is. */
const IS_DAY = /^(?:date|day|first|last|latest|next|previous)\b/;

/** The kind of thing that a noun phrase ends in, where an application would have to be it or do it. */
export function nounWish(phrase: string): WishKind | undefined {
  const noun = headNoun(phrase);
  if (IS_DAY.test(noun)) return undefined;
  return ENDS.find(([, end]) => end.test(noun))?.[0];
}
