import { isPaymentPage } from './payment-page';

it.each(['https://pay.example/x', 'http://localhost:3900/pay', 'http://127.0.0.1/pay'])(
  '[SCR-24] leads to %s to pay',
  (address) => {
    expect(isPaymentPage(address)).toBe(true);
  },
);

it.each([
  'http://pay.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/pay',
  'http://localhost.evil.test',
  '',
])('[SCR-24] never leads to %s', (address) => {
  expect(isPaymentPage(address)).toBe(false);
});
