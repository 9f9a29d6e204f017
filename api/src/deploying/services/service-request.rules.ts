import { outsideServiceSchema, type OutsideService } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/** A service with the values of its variables in place. */
export type ReadyService = OutsideService;

/** Values of variables are longer than what an owner types at a service. */
const readyPartSchema = z.object({ name: z.string(), value: z.string() });

export const readyServiceSchema = z.extend(outsideServiceSchema, {
  headers: z.array(readyPartSchema),
  query: z.array(readyPartSchema),
});

/** `{API_KEY}` in the value of a header or a parameter. */
const PLACE = /\{([A-Z_][A-Z0-9_]*)\}/g;

/** What a header cannot have in it: whatever ends its line, and what is no byte. */
const NO_HEADER = /[^\t\x20-\x7e\x80-\xff]/;

/** Headers that are the connection's, or the proxy's own to say. */
const OWN_HEADERS = new Set([
  ...['connection', 'content-length', 'cookie', 'expect', 'host', 'keep-alive', 'te', 'trailer', 'upgrade'],
  ...['proxy-authorization', 'proxy-connection', 'transfer-encoding'],
]);

/** What is wrong with a service that fits its schema; by the path below the service. */
export function findServiceFault(
  { address, headers }: OutsideService,
  allowsHttp: boolean,
): { readonly field: string; readonly message: string } | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) return { field: 'address', message: 'This is no address' };
  if (url.protocol !== 'https:' && !allowsHttp) {
    return { field: 'address', message: 'Enter an address that begins with https://' };
  }
  // As it is written: the address that is made of it has no steps any more.
  if (/(?:^|\/)\.{1,2}(?:\/|$)|%|\/\//.test(address.replace(/^https?:\/\/[^/]*/, ''))) {
    return {
      field: 'address',
      message: 'Leave steps, doubled slashes and encoded characters out of the address',
    };
  }
  const own = headers.findIndex(({ name }) => OWN_HEADERS.has(name.toLowerCase()));
  return own < 0
    ? undefined
    : { field: `headers.${String(own)}.name`, message: 'This header is set by the server' };
}

/** The service with its variables in place, or the name of one that there is not, or whose value no header can have. */
export function fillIn(
  service: OutsideService,
  values: ReadonlyMap<string, string>,
): { readonly service: ReadyService } | { readonly problem: string } {
  const missing = new Set<string>();
  const filled = <Part extends { readonly value: string }>(part: Part): Part => ({
    ...part,
    value: part.value.replace(PLACE, (whole, key: string) => {
      const value = values.get(key);
      if (value === undefined || value === '') missing.add(key);
      return value ?? whole;
    }),
  });
  const ready = { ...service, headers: service.headers.map(filled), query: service.query.map(filled) };
  const [key] = missing;
  if (key !== undefined)
    return { problem: `The service "${service.name}" needs ${key}, which has no value.` };
  const broken = ready.headers.find(({ value }) => NO_HEADER.test(value));
  return broken
    ? {
        problem: `The header ${broken.name} of the service "${service.name}" has a character that no header can have.`,
      }
    : { service: ready };
}

/**
 * Steps, as they are and encoded once or more often, and what servers read as steps: some take a `;` and what follows it for no
 * part of the path.
 */
const LEADS_OUT = /[\\;]|\/\/|%(?:2e|2f|5c|00|25|3b)|(?:^|\/)\.{1,2}(?:\/|$)/i;

/**
 * The address that a call is sent to: below the service's own, whatever was asked for. Undefined for a path that would lead out of it
 * by any reading of it.
 *
 * @param asked path and query as the browser sent them, behind the service's name
 */
export function targetOf({ address, query }: ReadyService, asked: string): URL | undefined {
  const [path, search] = splitOnce(asked, '?');
  if (LEADS_OUT.test(path)) return undefined;
  const base = address.replace(/\/$/, '');
  const text = `${base}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const within = new URL(base);
  const isWithin =
    url.origin === within.origin &&
    (within.pathname === '/' ||
      url.pathname === within.pathname ||
      url.pathname.startsWith(`${within.pathname}/`));
  if (!isWithin || url.username !== '' || url.hash !== '') return undefined;
  const parameters = new URLSearchParams(search);
  // A visitor's own word for what the service is told by its owner counts for nothing.
  for (const { name, value } of query) parameters.set(name, value);
  url.search = parameters.toString();
  return url;
}

/** What a service is told of a visitor's request: what it is, and nothing of who asks. */
const PASSED = ['accept', 'accept-language', 'content-type'];

export function headersFor(
  { headers }: ReadyService,
  asked: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const passed = PASSED.flatMap((name) =>
    typeof asked[name] === 'string' ? [[name, asked[name]] as const] : [],
  );
  return {
    ...Object.fromEntries(passed),
    'accept-encoding': 'identity',
    ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
  };
}

function splitOnce(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}
