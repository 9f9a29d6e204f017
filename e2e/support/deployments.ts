import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { TEST_CARD } from './payment';

interface Caller {
  readonly token: string;
}

interface Deployment {
  readonly id: string;
  readonly url: string;
  readonly status: string;
}

function headersOf({ token }: Caller): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
}

/** Buys credits with the test card. */
async function buyCredits(request: APIRequestContext, caller: Caller): Promise<void> {
  const quote = await request.post('/api/payments/quote', {
    headers: headersOf(caller),
    data: { item: 'credits-5000' },
  });
  const { quoteId } = (await quote.json()) as { quoteId: string };
  const paid = await request.post('/api/payments', {
    headers: headersOf(caller),
    data: { quoteId, card: TEST_CARD },
  });
  if (!paid.ok()) throw new Error(`Paying answered ${paid.status()}`);
}

/** Puts a project's newest version live under the name, with credits bought for it, and waits until it is. */
export async function putLive(
  request: APIRequestContext,
  caller: Caller,
  projectId: string,
  appName: string,
): Promise<Deployment> {
  await buyCredits(request, caller);
  const config = { projectId, appName, environment: 'production', region: 'european', autoScale: true };
  const made = await request.post('/api/deployments', { headers: headersOf(caller), data: config });
  const { id } = (await made.json()) as Deployment;
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const answer = await request.get(`/api/deployments/${id}`, { headers: headersOf(caller) });
    const deployment = (await answer.json()) as Deployment;
    if (deployment.status === 'live') return deployment;
    if (deployment.status !== 'deploying') throw new Error(`The deployment is ${deployment.status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The deployment was not live within 90 s');
}

/** Takes a deployment off its address. */
export async function stopDeployment(request: APIRequestContext, caller: Caller, id: string): Promise<void> {
  const stopped = await request.post(`/api/deployments/${id}/stop`, { headers: headersOf(caller), data: {} });
  if (!stopped.ok()) throw new Error(`Stopping answered ${stopped.status()}`);
}
