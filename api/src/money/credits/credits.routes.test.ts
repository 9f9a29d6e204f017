import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { ledgerEntries } from '../tables/credits.table';
import { moveCredits, type CreditMovement } from './credit-movement.service';

let api: TestApi;
let owner: TestUser;
let other: TestUser;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [owner, other] = [await api.register(), await api.register()];
  id = await readId(owner);
});
afterAll(() => api.close());

async function readId({ token }: TestUser): Promise<string> {
  const [record] = (await api.get('/credits', token)).json<{ id: string }[]>();
  return record?.id ?? '';
}

function move(movement: Partial<CreditMovement>) {
  const complete: CreditMovement = {
    userId: owner.user.id,
    amount: 1,
    kind: 'grant',
    note: 'A test',
    reference: randomUUID(),
    ...movement,
  };
  return api.db.transaction((tx) => moveCredits(tx, complete));
}

async function balanceOf({ user, token }: TestUser): Promise<number | undefined> {
  const [record] = (await api.get(`/credits/user/${user.id}`, token)).json<{ balancecredits: number }[]>();
  return record?.balancecredits;
}

async function ledgerSum({ user }: TestUser): Promise<number> {
  const [row] = await api.db
    .select({ total: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, user.id));
  return Number(row?.total);
}

describe('reading credits', () => {
  it('[BIL-05] answers the record by list, id and user', async () => {
    const record = { id, userId: owner.user.id, balancecredits: 50 };
    expect((await api.get('/credits', owner.token)).json()).toEqual([record]);
    expect((await api.get(`/credits/${id}`, owner.token)).json()).toEqual(record);
    expect((await api.get(`/credits/user/${owner.user.id}`, owner.token)).json()).toEqual([record]);
  });

  it("[API-06] [SAFE-16] answers 403 for someone else's record and for none, 400 for a bad id, 401 without a token", async () => {
    expect((await api.get(`/credits/${id}`, other.token)).statusCode).toBe(403);
    expect((await api.get(`/credits/user/${owner.user.id}`, other.token)).statusCode).toBe(403);
    expect((await api.get(`/credits/${randomUUID()}`, owner.token)).statusCode).toBe(403);
    expect((await api.get('/credits/7', owner.token)).json()).toHaveProperty('fields.id');
    expect((await api.get('/credits/user/7', owner.token)).json()).toHaveProperty('fields.userId');
    for (const path of ['/credits', `/credits/${id}`, `/credits/user/${owner.user.id}`, '/usage/entries']) {
      expect((await api.get(path)).statusCode).toBe(401);
    }
  });
});

describe.each([
  ['PATCH', (record: string) => `/credits/${record}/balance`, 'balance'],
  ['PUT', (record: string) => `/credits/${record}`, 'balancecredits'],
] as const)('%s of the balance', (method, path, field) => {
  const set = (balance: unknown, token?: string) =>
    api.call(method, path(id), { token, body: { [field]: balance } });

  it('[BIL-05] lowers it, with an entry in the ledger', async () => {
    const answer = await set(20.25, owner.token);
    expect(answer.json()).toMatchObject({ id, balancecredits: 20.25 });
    const { items } = (await api.get('/usage/entries', owner.token)).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ amount: -29.75, balanceAfter: 20.25, kind: 'adjustment' });
    expect(await ledgerSum(owner)).toBe(20.25);
  });

  it('[API-06] never raises it, and keeps it from everyone else', async () => {
    expect((await set(50.01, owner.token)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await set(1, other.token)).statusCode).toBe(403);
    expect(await balanceOf(owner)).toBe(50);
  });

  it.each([-1, 'x', 0.001])('names a balance of %p as wrong', async (balance) => {
    const answer = await set(balance, owner.token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty(`fields.${field}`);
  });

  it('answers 401 without a token', async () => {
    expect((await set(1)).statusCode).toBe(401);
  });
});

describe('POST and DELETE /credits', () => {
  it('[BIL-05] refuses a second record, and ignores a balance that is asked for', async () => {
    expect((await api.post('/credits', { balancecredits: 9999 }, owner.token)).statusCode).toBe(409);
    await api.call('PATCH', `/credits/${id}/balance`, { token: owner.token, body: { balance: 0 } });
    expect((await api.call('DELETE', `/credits/${id}`, { token: owner.token })).statusCode).toBe(204);
    const created = await api.post('/credits', { balancecredits: 9999 }, owner.token);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ userId: owner.user.id, balancecredits: 0 });
  });

  it('[BIL-05] deletes only an empty record, and keeps the ledger', async () => {
    const remove = (token?: string) => api.call('DELETE', `/credits/${id}`, { token });
    expect((await remove(owner.token)).statusCode).toBe(409);
    expect((await remove(other.token)).statusCode).toBe(403);
    expect((await remove()).statusCode).toBe(401);
    expect((await api.post('/credits')).statusCode).toBe(401);
    await api.call('PATCH', `/credits/${id}/balance`, { token: owner.token, body: { balance: 0 } });
    expect((await remove(owner.token)).statusCode).toBe(204);
    expect(await ledgerSum(owner)).toBe(0);
    expect((await api.get('/usage/entries', owner.token)).json<{ items: object[] }>().items).toHaveLength(2);
  });
});

describe('moveCredits', () => {
  it('[DEP-07] refuses at exactly 1000 credits and takes from 1000.01', async () => {
    await move({ amount: 950 });
    const deploy = { amount: -1000, kind: 'deployment', requireMoreThan: 1000 } as const;
    await expect(move(deploy)).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      extra: { balance: 1000 },
    });
    await move({ amount: 0.01 });
    await expect(move(deploy)).resolves.toMatchObject({ balance: 0.01, isNew: true });
    expect(await ledgerSum(owner)).toBe(0.01);
  });

  it('[DEP-09] moves once however often the same reference is used', async () => {
    const reference = `deployment:${randomUUID()}`;
    await expect(move({ amount: -10, reference })).resolves.toMatchObject({ isNew: true });
    await expect(move({ amount: -10, reference })).resolves.toMatchObject({ isNew: false, balance: 40 });
  });

  it('never lets the balance fall below zero, also when many take at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => move({ amount: -10 })));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await balanceOf(owner)).toBe(0);
    expect(await ledgerSum(owner)).toBe(0);
  });

  it('sums tenths without the errors of binary fractions', async () => {
    for (let count = 0; count < 30; count += 1) await move({ amount: -0.1 });
    expect(await balanceOf(owner)).toBe(47);
  });

  it('leaves nothing behind when the transaction around it fails', async () => {
    const attempt = api.db.transaction(async (tx) => {
      await moveCredits(tx, {
        userId: owner.user.id,
        amount: -10,
        kind: 'deployment',
        note: '',
        reference: 'x',
      });
      throw new Error('later');
    });
    await expect(attempt).rejects.toThrow('later');
    expect(await balanceOf(owner)).toBe(50);
  });
});

describe('GET /usage/entries', () => {
  it('[BIL-04] pages through the ledger, newest first', async () => {
    for (let count = 0; count < 60; count += 1) await move({ amount: 1, note: `number ${count}` });
    const first = (await api.get('/usage/entries', owner.token)).json<{
      items: { note: string }[];
      nextCursor: string;
    }>();
    expect(first.items).toHaveLength(50);
    expect(first.items[0]?.note).toBe('number 59');
    const second = await api.get(`/usage/entries?cursor=${first.nextCursor}`, owner.token);
    expect(second.json()).toMatchObject({ nextCursor: null });
    expect(second.json<{ items: object[] }>().items).toHaveLength(11);
    expect((await api.get('/usage/entries', other.token)).json<{ items: object[] }>().items).toHaveLength(1);
  });

  it('names a bad cursor', async () => {
    expect((await api.get('/usage/entries?cursor=x', owner.token)).json()).toHaveProperty('fields.cursor');
  });
});
