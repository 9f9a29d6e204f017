interface UserAgentData {
  readonly brands: readonly { readonly brand: string; readonly version: string }[];
  readonly platform: string;
}

/** 'Chromium 140 on Linux', or the whole user agent text where the browser does not say it shorter. */
export function browserName(): string {
  const data = (navigator as Navigator & { userAgentData?: UserAgentData }).userAgentData;
  // One of the brands is made up on purpose, so that nobody relies on the list.
  const [brand] = (data?.brands ?? [])
    .filter((entry) => !/not.*brand/i.test(entry.brand))
    .sort((one, other) => Number(one.brand === 'Chromium') - Number(other.brand === 'Chromium'));
  return brand && data ? `${brand.brand} ${brand.version} on ${data.platform}` : navigator.userAgent;
}

/** Browser, language and window, for a report of a problem. */
export function browserInfo(): readonly { readonly label: string; readonly value: string }[] {
  const window = `${innerWidth} × ${innerHeight} at ${devicePixelRatio}×`;
  return [
    { label: 'Browser', value: browserName() },
    { label: 'User agent', value: navigator.userAgent },
    { label: 'Language', value: navigator.language },
    { label: 'Window', value: window },
  ];
}
