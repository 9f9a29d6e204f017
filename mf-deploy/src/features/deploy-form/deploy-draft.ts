import { environmentSchema, regionSchema } from '@tessera/shared/contracts';
import { ownStorage } from '@tessera/shared/remote';
import * as z from 'zod/mini';

const DRAFT = 'deploy-draft';
const kept = ownStorage('mf-deploy', 'sessionStorage');

const draftSchema = z.object({
  projectId: z.optional(z.string()),
  /** The name that the address asked for when this was begun. */
  wishedName: z.optional(z.string()),
  appName: z.string(),
  /** The name was typed: choosing another application leaves it as it is. */
  isNameTyped: z.boolean(),
  environment: environmentSchema,
  region: regionSchema,
  autoScale: z.boolean(),
});

/** What the form holds before it is sent. */
export type Draft = z.infer<typeof draftSchema>;

interface Wanted {
  readonly chosenId: string | undefined;
  readonly wishedName: string | undefined;
  readonly isImported: boolean;
}

/**
 * What was filled in before the way to the credits page, an import, or a reload; undefined for what was begun as something
 * else.
 */
export function readDraft({ chosenId, wishedName, isImported }: Wanted): Draft | undefined {
  const text = kept.read(DRAFT);
  if (text === null) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Somebody else wrote there: as if there were none.
    return undefined;
  }
  const { data } = z.safeParse(draftSchema, json);
  const isOfProject = chosenId === undefined || isImported || data?.projectId === chosenId;
  return data?.wishedName === wishedName && isOfProject ? data : undefined;
}

export function keepDraft(draft: Draft): void {
  kept.write(DRAFT, JSON.stringify(draft));
}

export function forgetDraft(): void {
  kept.remove(DRAFT);
}
