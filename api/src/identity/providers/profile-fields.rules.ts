import { emailSchema, NAME_MAX } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/** Apple sends the truth as a text. */
export const providerTruth = z.optional(z.union([z.boolean(), z.string()]));

export function isTrue(value: boolean | string | undefined): boolean {
  return value === true || value === 'true';
}

/** The address as we keep it; undefined for none and for one that we would not take at sign-up. */
export function readEmail(value: string | null | undefined): string | undefined {
  const parsed = emailSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Names in the form that sign-up takes, whatever a provider lets people call themselves. */
export function readNames(given: string | undefined, family: string | undefined, fallback: string): Names {
  const firstName = cleanName(given ?? '');
  return {
    firstName: firstName === '' ? cleanName(fallback) || 'Friend' : firstName,
    lastName: cleanName(family ?? ''),
  };
}

/** 'Ada King Lovelace' → 'Ada', 'King Lovelace'. */
export function splitName(name: string): readonly [string, string] {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.join(' ')];
}

function cleanName(name: string): string {
  const letters = name.replace(/[^\p{L}\p{M}' -]+/gu, ' ').replace(/\s+/g, ' ');
  return Array.from(letters)
    .slice(0, NAME_MAX - 1)
    .join('')
    .trim();
}
