import { askCodeSchema, invitedEmailsSchema } from '@tessera/shared/contracts';
import { listOf } from '@tessera/builder/access';
import * as z from 'zod/mini';

/** The addresses that somebody typed or pasted, each once, or why there are none. */
type InvitedEmails = { readonly emails: readonly string[] } | { readonly error: string };

const NAMED = 3;

/** What was pasted, an address each: 'Ada <ada@example.com>, bo@example.com' as mail programs write it, too. */
function partsOf(text: string): readonly string[] {
  return text.split(/[\n,;]/u).flatMap((part) => {
    const [, inBrackets] = /<([^<>]*)>/u.exec(part) ?? [];
    return inBrackets === undefined ? part.split(/\s+/u).filter(Boolean) : [inBrackets.trim()];
  });
}

export function readEmails(text: string): InvitedEmails {
  const read = partsOf(text).map((part) => ({ part, ...z.safeParse(askCodeSchema.shape.email, part) }));
  const bad = read.filter(({ success }) => !success).map(({ part }) => `“${part}”`);
  if (bad.length > 0) return { error: sayBad(bad) };
  const emails = [...new Set(read.flatMap(({ data }) => data ?? []))];
  const all = z.safeParse(invitedEmailsSchema, emails);
  return all.success ? { emails } : { error: all.error.issues[0]?.message ?? '' };
}

function sayBad(bad: readonly string[]): string {
  if (bad.length === 1) return `${bad[0] ?? ''} is not an email address`;
  const named = bad.length > NAMED ? [...bad.slice(0, NAMED - 1), `${bad.length - NAMED + 1} more`] : bad;
  return `${listOf(named)} are not email addresses`;
}
