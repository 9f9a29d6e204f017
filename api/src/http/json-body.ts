import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies like Fastify does, but takes an empty one for no body: clients send the JSON header
 * with every call, also with those that carry nothing (SES-10).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    // Fastify's own parser answers through `done` and never by a promise.
    void parse(request, body.toString(), done);
  });
}
