import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An address of its own for the server under test: what lies between a browser and a server. */
export interface Relay {
  readonly url: string;
  /** Every request that came, also those of service workers, as 'GET /path?query'. */
  readonly heard: readonly string[];
  /** From now on the files whose path matches arrive with the ending; returns what ends that. */
  readonly spoil: (path: RegExp, ending: string) => () => void;
  readonly close: () => void;
}

/** @param target the address of a server on this machine */
export async function startRelay(target: string): Promise<Relay> {
  const { host, hostname, port } = new URL(target);
  const heard: string[] = [];
  let spoilt: { readonly path: RegExp; readonly ending: string } | undefined;
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    heard.push(`${method} ${path}`);
    const isSpoilt = spoilt?.path.test(path) === true;
    const ending = spoilt?.ending ?? '';
    const headers = { ...request.headers, host, ...(isSpoilt && { 'accept-encoding': 'identity' }) };
    const passedOn = ask({ hostname, port, method, path, headers }, (answer) => {
      if (!isSpoilt) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      // Not to be found again in the browser's own store of answers.
      const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' });
      void text(answer).then((body) => response.end(body + ending));
    });
    passedOn.on('error', () => response.destroy());
    request.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    spoil(path, ending) {
      spoilt = { path, ending };
      return () => (spoilt = undefined);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
