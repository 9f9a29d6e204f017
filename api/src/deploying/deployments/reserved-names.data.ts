/** The product: no name may have it in it. */
export const PRODUCT = 'tessera';

/** Host names that are, or may become, the product's own: reserved as they are, free with a word beside them. */
export const OWN_HOSTS: readonly string[] = `
  account admin api app assets auth billing blog cdn dashboard docs ftp git help imap localhost login mail mf mx ns1 ns2
  operator pop postmaster preview previews root security signin signup smtp static status support webmaster www
`
  .trim()
  .split(/\s+/);

/** Names that mean nothing else: reserved as a word of any name. */
export const BRANDS: readonly string[] = `
  adobe airbnb alibaba aliexpress amazonaws americanexpress amex anthropic appleid bankofamerica barclays binance chatgpt
  citibank cloudflare coinbase commerzbank deutschebank dhl docusign dropbox ebay facebook fedex fortnite github gitlab
  gmail google hsbc icloud instagram itunes klarna linkedin mastercard metamask microsoft netflix nintendo office365
  onedrive openai paypal paysafecard pinterest playstation postbank reddit revolut roblox santander snapchat sparkasse
  spotify steamcommunity tiktok twitter usps venmo walmart wellsfargo westernunion whatsapp xbox yahoo youtube
`
  .trim()
  .split(/\s+/);

/** Brands that are plain words too, and words that ask for trust: reserved alone and beside nothing but each other. */
export const CLAIMS: readonly string[] = `
  account accounts admin administrator amazon apple auth authentication billing discord login logon meta oauth
  outlook password passwords secure security signin signon signup sso stripe support telegram verification verify visa
  webmail
`
  .trim()
  .split(/\s+/);

/** Words that change nothing about whom a name claims to be. */
export const FILLERS: readonly string[] = `
  app application apps bank card center centre cloud com confirm customer desk for get go help helpdesk http https id inc mail my
  net new now official online org page pay payment payments portal pro recover recovery reset service services site store
  team the to unlock update updates wallet web website www your
`
  .trim()
  .split(/\s+/);
