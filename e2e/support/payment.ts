import type { Page } from '@playwright/test';

/** The card that pays without a bank while no payment service is set up. */
export const TEST_CARD = { number: '4242424242424242', expiry: '12/34', cvc: '123' };

/** Buys the 5,000 credits on the credits page with the test card. */
export async function buyCredits(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /5,000/ }).check();
  await page.getByLabel('Card number').fill(TEST_CARD.number);
  await page.getByLabel('Expiry').fill(TEST_CARD.expiry);
  await page.getByLabel('CVC').fill(TEST_CARD.cvc);
  await page.getByRole('button', { name: /^Pay/ }).click();
}
