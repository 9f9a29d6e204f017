import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { Environment } from '../../config/environment';

export type OwnHosts = Pick<Environment, 'publicUrl' | 'apiUrl' | 'sitesDomain'>;

/** A domain as it is kept, or why it is not taken. */
export type ReadDomain = { readonly domain: string } | { readonly fault: string };

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Room for `_tessera.` in front: a name has 253 characters at most. */
const MOST_CHARACTERS = 253 - '_tessera.'.length;

/** Reads what somebody entered. Everything is kept, compared and asked for in ASCII (IDNA). */
export function readDomain(entered: string, own: OwnHosts): ReadDomain {
  const domain = domainToASCII(entered.trim().replace(/\.$/, '')).toLowerCase();
  // `0x7f.1` is an address, too.
  if (isIP(domain) !== 0) return { fault: 'Enter a domain name, not an IP address.' };
  if (!HOST_NAME.test(domain) || domain.length > MOST_CHARACTERS)
    return { fault: 'Enter a domain such as shop.example.com.' };
  if (ownNames(own).some((name) => domain === name || domain.endsWith(`.${name}`)))
    return { fault: 'This domain is one of ours. Enter one of your own.' };
  if (parse(domain, { allowPrivateDomains: true }).domain === null)
    return {
      fault: `${domain} is not a domain that anyone can own. Enter one below it, such as yourname.${domain}.`,
    };
  return { domain };
}

function ownNames({ publicUrl, apiUrl = publicUrl, sitesDomain }: OwnHosts): string[] {
  return [new URL(publicUrl).hostname, new URL(apiUrl).hostname, sitesDomain.replace(/:\d+$/, '')];
}

/** Whether it is what its owner registered, where no CNAME may be. */
export function isApex(domain: string): boolean {
  return parse(domain, { allowPrivateDomains: true }).domain === domain;
}

/** A name as most DNS providers ask for it: without what its owner registered, which they add; `@` for that itself. */
export function shortName(name: string): string {
  const { domain, subdomain } = parse(name, { allowPrivateDomains: true });
  return domain === null ? name : subdomain || '@';
}

/** A name with what its owner registered behind it once more: so it is where a provider adds that to a whole name. */
export function doubled(name: string): string {
  const { domain } = parse(name, { allowPrivateDomains: true });
  return domain === null ? name : `${name}.${domain}`;
}

/** Scripts that are written together; Latin goes with each. */
const TOGETHER = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];
const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali'],
  ...['Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Tamil', 'Telugu', 'Sinhala', 'Thai', 'Lao', 'Khmer'],
  ...['Myanmar', 'Tibetan', 'Ethiopic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
].map((name) => ({ name, pattern: new RegExp(String.raw`\p{Script=${name}}`, 'u') }));
const COMMON = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters of other scripts that look like Latin ones: a word of nothing else is read as another word. */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνορτυωγ\d-]+$/u;

/** A domain as people read it; in ASCII where its letters would make them read another one. */
export function presentDomain(domain: string): string {
  const shown = domainToUnicode(domain);
  return shown !== '' && shown.split('.').every(isPlain) ? shown : domain;
}

function isPlain(label: string): boolean {
  const scripts = new Set<string>();
  for (const letter of label) {
    if (COMMON.test(letter)) continue;
    const script = SCRIPTS.find(({ pattern }) => pattern.test(letter));
    if (script === undefined) return false;
    scripts.add(script.name);
  }
  const hasLatin = scripts.delete('Latin');
  if (scripts.size === 0) return true;
  if (scripts.size === 1 && !hasLatin) return !LOOKALIKES.test(label);
  return TOGETHER.some((group) => [...scripts].every((script) => group.includes(script)));
}
