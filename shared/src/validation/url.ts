import { accept, refuse, trimmed, type Check, type Input } from './check';
import { hasControlCharacter } from './script-patterns';

const URL_MAX = 2048;
const INVALID = 'Invalid URL';
const NO_LOCAL_HOST = 'URL cannot point to localhost or an IP address';

/** Names that mean this machine on common systems, alone or below another name. */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|localhost6?\.localdomain6?|localdomain6?|local|ip6-localhost|ip6-loopback)$/;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** A missing scheme becomes https. 'host:8080' has none: a scheme's colon is not followed by a port. */
function withScheme(text: string): string {
  if (text.startsWith('//')) return `https:${text}`;
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

/** The part that names user, host and port, as written. */
function writtenAuthority(address: string): string | undefined {
  return /^https?:\/\/([^/?#]*)/i.exec(address)?.[1];
}

function isIpAddress(host: string): boolean {
  // The parser has turned octal, decimal, hexadecimal, shortened and full-width forms into this one.
  return host.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host);
}

function isPublicName(host: string): boolean {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/.test(top)
  );
}

/** True where a number stands for the host, whether or not it makes an address. */
function isNumberHost(authority: string): boolean {
  const host = authority.replace(/:\d*$/, '').replace(/\.$/, '');
  return /^(?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+))*$/i.test(host);
}

/**
 * VAL-06: an http or https address of a named host, in the parser's normal form.
 *
 * Refuses localhost, IP addresses however they are written, user info, trailing dots and other schemes. It looks
 * at the text only: a server that calls the address must check what the name resolves to as well.
 */
export function checkUrl(input: Input): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse('URL is required');
  if (text.length > URL_MAX) return refuse('URL is too long');
  // Browsers read a backslash as a slash and drop tabs and line breaks: what is seen is not what is opened.
  if (hasControlCharacter(text) || /[\s\\]/.test(text)) return refuse(INVALID);
  const address = withScheme(text);
  const authority = writtenAuthority(address);
  if (authority === undefined) return refuse('URL must start with http:// or https://');
  if (authority.includes('@')) return refuse('URL cannot contain a user name or password');
  if (isNumberHost(authority)) return refuse(NO_LOCAL_HOST);
  return URL.canParse(address) ? checkHost(new URL(address)) : refuse(INVALID);
}

function checkHost(url: URL): Check<string> {
  const host = url.hostname;
  if (isIpAddress(host) || LOCAL_NAME.test(host.replace(/\.+$/, ''))) return refuse(NO_LOCAL_HOST);
  return isPublicName(host) ? accept(url.href) : refuse(INVALID);
}
