import type { ApplicationModel, SignIn } from '@tessera/shared/contracts';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { DataServer, DataSite } from './data-host';

/** Somebody who has signed in to an application, in a browser of theirs. */
export interface SignedInPerson {
  readonly id: string;
  readonly cookie: string;
  call(...call: Parameters<DataSite['call']>): Promise<Response>;
}

/** The model whose people sign in so. */
export function withSignIn(model: ApplicationModel, signIn: SignIn): ApplicationModel {
  return { ...model, signIn };
}

/** The cookie of an answer, as the browser sends it back. */
export function personCookieOf(answer: Response): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Asks for a code and signs in by it, as the page does. */
export async function signInAt(
  { mails }: Pick<DataServer, 'mails'>,
  site: DataSite,
  email: string,
): Promise<SignedInPerson> {
  await site.call('POST', '/sign-in', { email });
  const answer = await site.call('POST', '/sign-in/code', { email, code: mails.codeTo(email) });
  if (answer.statusCode !== 200) throw new Error(`${email} is not signed in: ${answer.payload}`);
  const cookie = personCookieOf(answer);
  return {
    id: answer.json<{ person: { id: string } }>().person.id,
    cookie,
    call: (method, path, body, headers) => site.call(method, path, body, { cookie, ...headers }),
  };
}

/** Puts somebody on the list, as an invitation does. */
export async function putOnList(
  { database }: Pick<DataServer, 'database'>,
  site: DataSite,
  { email, role }: { readonly email: string; readonly role: 'editor' | 'viewer' },
): Promise<void> {
  await database.db.execute(
    sql`insert into application_people (id, database_id, email, role, created_at, invited_at)
      select gen_random_uuid(), id, ${email}, ${role}, now(), now() from databases where project_id = ${site.projectId}`,
  );
}
