import type { PromiseKind } from '../coverage/claim';
import { PROMISED_FEATURES } from './promised-features';
import { REQUEST_OPENINGS } from './lists/politeness';
import { MISSING_FEATURES } from './missing-features';
import { pattern } from './pattern';
import { wishReason } from './wish-kinds';

/** What no application can do yet, by the words that ask for it. */
export interface FeatureVerdict {
  readonly state: 'different' | 'missing';
  readonly why: string;
}

/** A feature that every application has. Whether it works is for a check to show. */
export interface PromisedFeature {
  readonly promise: PromiseKind;
  readonly why: string;
}

const OPENERS = pattern('i')`
  ^(?:
    (?:
      ${REQUEST_OPENINGS}|let(?:s|ting)?(?: me| users| us)?(?= )
      |(?:where |that )?(?:i|we|you|users?|people|guests|visitors|members|customers|they|me)[ ]
      (?:can|could|should be able to|want to|need to|must be able to)
      |show(?:s|ing)?(?= (?:an?|the) )|display(?:s|ing)?(?= (?:an?|the) )
    )\s+
  )+(?:an? |the |some |my )?
`;

/** The words of a request without 'it should also have a …'. */
export function bareRequest(text: string): string {
  return text
    .trim()
    .replace(/[.!;,]+$/, '')
    .replace(OPENERS, '')
    .replace(/^(?:an? |the |some |my )/i, '')
    .trim();
}

/** A feature that every application has: list, search, sort, forms, undo, persistence. */
export function promisedFeature(text: string): PromisedFeature | undefined {
  const bare = bareRequest(text);
  const hit = PROMISED_FEATURES.find(([pattern]) => pattern.test(bare) || pattern.test(text.trim()));
  return hit && { promise: hit[1], why: hit[2] };
}

/** A feature that no application has yet. */
export function missingFeature(text: string): FeatureVerdict | undefined {
  const hit = MISSING_FEATURES.find(([pattern]) => pattern.test(text));
  return hit && { state: 'missing', why: hit[2] ?? wishReason(hit[1]) };
}

const TOOL_INSTRUCTION = pattern('i')`
  \b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b
  (?:instructions?|prompts?|rules|previous|above|guidelines|system)\b
  |\b(?:
    system prompt|jailbreak|developer mode
    |you are (?:now )?(?:an? )?(?:\w+ ){0,3}
    (?:assistant|ai|model|bot|hacker|pirate|developer|expert|engineer)
    |act as|pretend (?:to be|you)|reveal (?:your|the)
    |print (?:your|the) (?:prompt|instructions|environment|secrets?)
    |(?:your|the) (?:api|secret) keys?|rm -rf|\/etc\/passwd|process\.env|drop table|<script
  )\b
`;

/** Instructions aimed at the builder and not at an application. */
export function isToolInstruction(text: string): boolean {
  return TOOL_INSTRUCTION.test(text);
}
