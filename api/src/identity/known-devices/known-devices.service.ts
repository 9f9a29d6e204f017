import { addSeconds } from '../../core/clock';
import type { Visitor } from '../../core/visitor';
import type { Queryable } from '../../db/database';
import { networkOf } from '../../core/network';
import type { CodeUser, SignInVisitor } from './known-device.schema';
import { deleteUnusedDevices, findDevice } from './known-devices.repository';

export { findDevice, forgetOtherDevices, rememberDevice } from './known-devices.repository';

/** How long a browser keeps its cookie, and the account knows it, without a sign-in. Seconds. */
export const DEVICE_SECONDS = 365 * 24 * 3600;

/** The browser as it asks for codes of this address and tries them. The same work for every address (API-06). */
export async function recognise(q: Queryable, email: string, visitor: SignInVisitor): Promise<CodeUser> {
  return {
    id: `browser:${visitor.browser}`,
    isKnown: await findDevice(q, email, visitor.browser),
    network: networkOf(visitor.address),
  };
}

/** A user who is signed in, about their own address. */
export function ownerAsCodeUser(userId: string): CodeUser {
  return { id: `user:${userId}`, isKnown: true, network: '' };
}

/** A user who is signed in, about an address that may be anybody's. */
export function userAsCodeUser(userId: string, visitor: Visitor): CodeUser {
  return { id: `user:${userId}`, isKnown: false, network: networkOf(visitor.address) };
}

/** @param time when what is old now ended */
export async function deleteOldDevices(q: Queryable, time: Date): Promise<void> {
  await deleteUnusedDevices(q, addSeconds(time, -DEVICE_SECONDS));
}
