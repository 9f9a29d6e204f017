import { appNameSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/** DEP-02: what the field says before anybody types. */
export const DEFAULT_APP_NAME = 'my-web-application';

/** DEP-03: lower case, only a-z, 0-9 and hyphen. */
export function filterAppName(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

/** A name out of what a project is called; the default where nothing of it can be part of an address. */
export function appNameOf(projectName: string): string {
  const plain = projectName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '');
  return name || DEFAULT_APP_NAME;
}

/** What is wrong with a name, or undefined when it can be a host name. */
export function appNameProblem(name: string): string | undefined {
  const parsed = z.safeParse(appNameSchema, name);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}
