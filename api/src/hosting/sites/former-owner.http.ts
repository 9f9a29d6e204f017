import type { FastifyReply, FastifyRequest } from 'fastify';

const MARK_COOKIE = 'tessera_site';
/** As long as browsers keep one at most. */
const MARK_SECONDS = 400 * 24 * 3600;
/** What a cookie may be called; any other cannot be named in an answer either. */
const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Lets the browser forget what an earlier owner's application left at this host: once, which the mark tells afterwards,
 * since an application keeps its records there. Its cookies go by their names: the directive `"cookies"` would take
 * those of the whole domain, marks included.
 *
 * @param mark unknown to the earlier owner, whose pages could have planted it
 */
export function clearFormerOwner(
  request: FastifyRequest,
  reply: FastifyReply,
  mark: string,
  isSecure: boolean,
): void {
  const name = `${isSecure ? '__Host-' : ''}${MARK_COOKIE}`;
  if (request.cookies[name] === mark) return;
  void reply.header('clear-site-data', '"cache", "storage"');
  for (const left of Object.keys(request.cookies).filter((one) => one !== name && COOKIE_NAME.test(one))) {
    void reply.clearCookie(left, { path: '/', secure: isSecure });
  }
  void reply.setCookie(name, mark, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    maxAge: MARK_SECONDS,
  });
}
