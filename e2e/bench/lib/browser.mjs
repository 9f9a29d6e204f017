import { chromium } from '@playwright/test';

/** Chromium without what it would ask of its maker's hosts at every start. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}

/** What a signed-in tab has under `tessera.session` (shared/src/session/session-storage.ts). */
export function sessionEntry({ token, refreshToken }) {
  return JSON.stringify({ token, refreshToken, expiresAt: Date.now() + 900_000, user: null });
}
