import type { Page } from '@playwright/test';

/** The card that pays without a bank while no payment service is set up. */
export const TEST_CARD = { number: '4242424242424242', expiry: '12/34', cvc: '123' };

/** Pays at the checkout, with the test card unless told. */
export async function payByCard(page: Page, number = TEST_CARD.number): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill(TEST_CARD.expiry);
  await page.getByLabel('CVC').fill(TEST_CARD.cvc);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Chooses the 5,000 credits on the credits page, and pays them. */
export async function buyCredits(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /5,000/ }).check();
  await page.getByRole('link', { name: 'Continue' }).click();
  await payByCard(page);
}
