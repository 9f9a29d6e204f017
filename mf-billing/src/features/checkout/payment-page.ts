/** Whether a browser may be sent to pay there: an encrypted address, or this machine's own. */
export function isPaymentPage(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
}
