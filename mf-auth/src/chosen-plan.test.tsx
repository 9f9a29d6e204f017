import { exchangeOauthCode, login, verifyOtp, type PlanChoice } from '@tessera/shared/contracts';
import { BrowserPortsContext } from '@tessera/shared/remote';
import {
  isPromptReleased,
  readPlan,
  readSentPrompt,
  writePlan,
  writeSentPrompt,
} from '@tessera/shared/remote/hand-over';
import { buildApi, buildSessionTokens, callName, renderRemote } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillSignIn, pressSignIn, withOptions } from './lib/auth-forms-testing';
import { AuthRoutes } from './routes';

const PLAN: PlanChoice = {
  type: 'pro',
  name: 'Pro',
  basePrice: 20,
  billingPeriod: 'monthly',
  description: 'For builders',
};
const VERIFY = '/verify?email=ada%40example.com';

function renderAuth(path: string | { pathname: string; search?: string; state?: unknown }) {
  const answer = () => Promise.resolve(buildSessionTokens());
  const { api } = buildApi({
    [callName(verifyOtp)]: answer,
    [callName(login)]: answer,
    [callName(exchangeOauthCode)]: answer,
  });
  const leave = jest.fn<void, [string]>();
  return renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
      <AuthRoutes />
    </BrowserPortsContext>,
    { path, shell: { api: withOptions(api) } },
  );
}

async function enterCode() {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.paste('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
}

beforeEach(() => {
  sessionStorage.clear();
});

it('[AUTH-10] leads to the checkout of the chosen plan after the code, and on to the start page, once', async () => {
  writePlan(PLAN);
  const { address } = renderAuth(VERIFY);
  await enterCode();
  await waitFor(() => {
    expect(address()).toBe('/checkout?item=plan:pro:monthly&return=%2Fapphome');
  });
  expect(readPlan()).toBeUndefined();
});

it('[AUTH-10] leads there after signing in too, and on to the page that was asked for', async () => {
  const { address } = renderAuth({
    pathname: '/auth',
    search: '?return=/app/1',
    state: { ...PLAN, billingPeriod: 'yearly' },
  });
  await fillSignIn();
  await pressSignIn();
  await waitFor(() => {
    expect(address()).toBe('/checkout?item=plan:pro:yearly&return=%2Fapp%2F1');
  });
  expect(readPlan()).toBeUndefined();
});

it("[AUTH-10] leads there from a provider's page", async () => {
  writePlan(PLAN);
  const { address } = renderAuth('/auth/callback?code=c-1');
  await waitFor(() => {
    expect(address()).toBe('/checkout?item=plan:pro:monthly&return=%2Fapphome');
  });
});

it('[AUTH-10] leads nowhere special with Starter, and forgets it', async () => {
  writePlan({ ...PLAN, type: 'starter', name: 'Starter', basePrice: 0 });
  const { address } = renderAuth(VERIFY);
  await enterCode();
  await waitFor(() => {
    expect(address()).toBe('/apphome');
  });
  expect(readPlan()).toBeUndefined();
});

it('[AUTH-10] keeps a prompt that was sent before for the page behind the checkout', async () => {
  writeSentPrompt('a plant log');
  writePlan(PLAN);
  const { address } = renderAuth(VERIFY);
  await enterCode();
  await waitFor(() => {
    expect(address()).toBe('/checkout?item=plan:pro:monthly&return=%2Fapphome');
  });
  expect(readSentPrompt()).toBe('a plant log');
  expect(isPromptReleased()).toBe(true);
});
