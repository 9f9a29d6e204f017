import type { DatabaseConnection } from '@tessera/shared/contracts';

/** Where a connection leads and how. */
export type Way = Pick<DatabaseConnection, 'host' | 'port' | 'database' | 'user' | 'ssl' | 'certificate'>;

/** Whether a password that was kept for one may be sent to the other: never to another server, nor for somebody else. */
export function sharePassword(
  one: Pick<Way, 'host' | 'port' | 'user'>,
  other: Pick<Way, 'host' | 'port' | 'user'>,
): boolean {
  return one.host === other.host && one.port === other.port && one.user === other.user;
}

/** Whether a test of one says anything of the other, their passwords apart. */
export function isSameWay(one: Way, other: Way): boolean {
  return (
    sharePassword(one, other) &&
    one.database === other.database &&
    one.ssl === other.ssl &&
    (one.certificate ?? '') === (other.certificate ?? '')
  );
}

/** What a password is sealed for: copied to another row, or left in one that leads elsewhere by now, it does not open. */
export function passwordContext(
  id: string,
  { host, port, user }: Pick<Way, 'host' | 'port' | 'user'>,
): string {
  return `connection-password:${JSON.stringify([id, host, port, user])}`;
}
