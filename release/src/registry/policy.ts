import * as z from 'zod/mini';
import { explain } from '../core/documents';
import { refuse } from '../core/refusal';
import { readIfThere } from './atomic-files';
import type { Layout } from './layout';

/** Strict, so that a misspelt rule is noticed instead of allowing everything. */
const policySchema = z.strictObject({
  kind: z.literal('mf.policy/v1'),
  /** Who may change the environment; everybody when left out. */
  actors: z.optional(z.array(z.string())),
  reasonRequired: z.optional(z.boolean()),
  /** Nobody may change the environment while this is set. */
  locked: z.optional(z.strictObject({ by: z.string(), reason: z.string() })),
});

/**
 * Refuses a change that `policies/<env>.json` does not allow (E_LOCKED, E_ACTOR, E_REASON). Everything is allowed
 * without that file. The actor is what the caller claims: this guards against mistakes, not against attackers.
 */
export async function checkPolicy(layout: Layout, env: string, actor: string, reason: string): Promise<void> {
  const bytes = await readIfThere(layout.policy(env));
  if (!bytes) return;
  const { actors, reasonRequired, locked } = parsePolicy(env, bytes);
  if (locked) throw refuse('E_LOCKED', `${env} is locked by ${locked.by}: "${locked.reason}"`, 'mfr status');
  if (actors && !actors.includes(actor)) {
    throw refuse('E_ACTOR', `${actor} may not change ${env}; these may: ${actors.join(', ')}`, 'mfr status');
  }
  if (reasonRequired && reason.trim() === '') {
    throw refuse(
      'E_REASON',
      `${env} takes no change without a reason`,
      'mfr pin <remote@version> --reason "<why>"',
    );
  }
}

function parsePolicy(env: string, bytes: Buffer): z.infer<typeof policySchema> {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    json = undefined;
  }
  const parsed = policySchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const cause = `policies/${env}.json cannot be read (${explain(parsed.error)}), so nobody can tell what is allowed`;
  throw refuse('E_EVIDENCE', cause, 'mfr status');
}
