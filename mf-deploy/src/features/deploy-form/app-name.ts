import { appNameSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/** DEP-02: what the field says before anybody types. */
export const DEFAULT_APP_NAME = 'my-web-application';

/** DEP-03: lower case, only a-z, 0-9 and hyphen. */
export function filterAppName(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

/** What is wrong with a name, or undefined when it can be a host name. */
export function appNameProblem(name: string): string | undefined {
  const parsed = z.safeParse(appNameSchema, name);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}
