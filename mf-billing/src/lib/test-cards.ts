export interface TestCard {
  readonly number: string;
  readonly outcome: string;
}

/** What the embedded test provider takes; every other card is declined. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'Succeeds' },
  { number: '4000002500003155', outcome: 'Asks for a confirmation' },
  { number: '4000000000000002', outcome: 'Is declined' },
];
