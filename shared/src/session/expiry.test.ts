import { expiryTime, refreshWait } from './expiry';

const NOW = 1_700_000_000_000;

describe('expiryTime', () => {
  it('[SES-08] counts seconds from now', () => {
    expect(expiryTime(60, NOW)).toBe(NOW + 60_000);
  });

  it('[SES-08] takes 900 seconds when nothing is given', () => {
    expect(expiryTime(undefined, NOW)).toBe(NOW + 900_000);
  });

  it('[SES-08] reads a value above 10 million as a timestamp, and 10 million itself as seconds', () => {
    expect(expiryTime(NOW + 5, NOW)).toBe(NOW + 5);
    expect(expiryTime(10_000_000, NOW)).toBe(NOW + 10_000_000_000);
  });
});

describe('refreshWait', () => {
  it('[SES-03] is 120 seconds before expiry', () => {
    expect(refreshWait(NOW + 900_000, NOW)).toBe(780_000);
  });

  it('[SES-03] is never under 10 seconds', () => {
    expect(refreshWait(NOW + 121_000, NOW)).toBe(10_000);
    expect(refreshWait(NOW - 1, NOW)).toBe(10_000);
  });
});
