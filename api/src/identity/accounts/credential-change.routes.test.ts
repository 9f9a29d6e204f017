import { randomUUID } from 'node:crypto';
import { sessionSchema, type SessionTokens } from '@tessera/shared/contracts';
import { hashSecret } from '../../secrets/one-time-secret';
import { createMailSink } from '../../testing/mail-sink';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { cookieId } from '../providers/oauth-exchange.http';
import { signInCodes } from '../tables/providers.table';
import { resetTokens } from '../tables/reset-tokens.table';

let now = new Date('2026-03-01T12:00:00Z');
const mailer = createMailSink();
let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, mailer });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 25 * 3600 * 1000);
  ada = await api.register({}, mailer);
});
afterAll(() => api.close());

const NEW_PASSWORD = 'a new and better one';
const newAddress = () => `${randomUUID()}@example.com`;

async function signIn(email = ada.user.email, password = ada.password): Promise<SessionTokens> {
  return sessionSchema.parse((await api.post('/auth/login', { email, password })).json());
}

async function changeEmail(email: string): Promise<void> {
  const path = `/auth/user/${ada.user.id}/email`;
  await api.post(path, { email, password: ada.password }, ada.token);
  const moved = await api.post(path, { email, otp: mailer.codeTo(email) }, ada.token);
  expect(moved.statusCode).toBe(200);
}

async function changePassword(): Promise<void> {
  const body = { currentPassword: ada.password, newPassword: NEW_PASSWORD };
  const changed = await api.post(`/auth/user/${ada.user.id}/password`, body, ada.token);
  expect(changed.statusCode).toBe(204);
}

async function askForReset(email = ada.user.email): Promise<string> {
  await api.post('/auth/forgot-password', { email });
  return mailer.codeTo(email);
}

async function askForToken(email = ada.user.email): Promise<string> {
  const otp = await askForReset(email);
  return (await api.post('/auth/verify-reset-otp', { email, otp })).json<{ token: string }>().token;
}

const verifyReset = async (email: string, otp: string) =>
  (await api.post('/auth/verify-reset-otp', { email, otp })).statusCode;
const reset = async (email: string, token: string) =>
  (await api.post('/auth/reset-password', { email, token, newPassword: NEW_PASSWORD })).statusCode;
const isSignedIn = async (token: string) => (await api.get('/auth/user', token)).statusCode === 200;

/** A provider has proved who is there, and the page has not yet exchanged its code. */
async function waitForExchange(): Promise<() => Promise<number>> {
  const [code, binding] = [randomUUID(), randomUUID()];
  await api.db.insert(signInCodes).values({
    userId: ada.user.id,
    codeHash: hashSecret(code),
    bindingHash: hashSecret(binding),
    expiresAt: new Date(now.getTime() + 60_000),
  });
  const cookie = `tessera_code_${cookieId(code)}=${binding}`;
  return async () => (await api.post('/auth/oauth/exchange', { code }, undefined, { cookie })).statusCode;
}

describe('a change of email', () => {
  it('[SAFE-06] voids the code that was sent to the old address before', async () => {
    const otp = await askForReset();
    const email = newAddress();
    await changeEmail(email);
    expect(await verifyReset(ada.user.email, otp)).toBe(400);
    expect(await verifyReset(email, otp)).toBe(400);
  });

  it('[SAFE-06] voids the token that such a code was exchanged for, under either address', async () => {
    const [one, two] = [await askForToken(), await askForToken()];
    const email = newAddress();
    await changeEmail(email);
    expect(await reset(email, one)).toBe(410);
    expect(await reset(ada.user.email, two)).toBe(410);
  });

  it('[SAFE-06] voids what was sent to the new address for somebody’s sign-up', async () => {
    const email = newAddress();
    await api.post('/auth/register', {
      firstname: 'Eve',
      lastname: 'E',
      email,
      password: 'a squatter waits',
    });
    const otp = mailer.codeTo(email);
    await changeEmail(email);
    expect((await api.post('/auth/verify-otp', { email, otp })).statusCode).toBe(400);
  });

  it('[SAFE-06] ends the other sessions and keeps its own', async () => {
    const other = await signIn();
    const exchange = await waitForExchange();
    await changeEmail(newAddress());
    expect(await isSignedIn(ada.token)).toBe(true);
    expect(await isSignedIn(other.token)).toBe(false);
    expect((await api.post('/auth/refresh', { refreshToken: other.refreshToken })).statusCode).toBe(401);
    expect(await exchange()).toBe(410);
  });
});

describe('a change of password', () => {
  it('[SAFE-06] voids codes and tokens from before', async () => {
    const token = await askForToken();
    const otp = await askForReset();
    const exchange = await waitForExchange();
    await changePassword();
    expect(await verifyReset(ada.user.email, otp)).toBe(400);
    expect(await reset(ada.user.email, token)).toBe(410);
    expect(await exchange()).toBe(410);
    expect((await signIn(ada.user.email, NEW_PASSWORD)).user.id).toBe(ada.user.id);
  });

  it('[SAFE-06] voids a change of email that waits for its code', async () => {
    const email = newAddress();
    const path = `/auth/user/${ada.user.id}/email`;
    await api.post(path, { email, password: ada.password }, ada.token);
    await changePassword();
    const late = await api.post(path, { email, otp: mailer.codeTo(email) }, ada.token);
    expect(late.statusCode).toBe(400);
  });
});

describe('a reset of the password', () => {
  it('[SAFE-06] voids codes and tokens from before, and ends every session', async () => {
    const [used, left] = [await askForToken(), await askForToken()];
    const otp = await askForReset();
    const exchange = await waitForExchange();
    expect(await reset(ada.user.email, used)).toBe(200);
    expect(await reset(ada.user.email, left)).toBe(410);
    expect(await verifyReset(ada.user.email, otp)).toBe(400);
    expect(await exchange()).toBe(410);
    expect(await isSignedIn(ada.token)).toBe(false);
  });

  it('[SAFE-06] takes a token only while the account has the address that its code was sent to', async () => {
    const [token, other] = [await askForToken(), newAddress()];
    await api.db.update(resetTokens).set({ email: other });
    expect(await reset(ada.user.email, token)).toBe(410);
    expect(await reset(other, token)).toBe(410);
  });
});
