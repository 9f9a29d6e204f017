import { randomBytes } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { GithubFailure, notFound } from './answers.mjs';
import { accountCalls, archiveOf, readCalls } from './repository-calls.mjs';
import { mayRead } from './state.mjs';
import { writeCalls } from './write-calls.mjs';

/** Finds the call that is meant and answers it: those of the API below `path`, consent and archives beside it. */
export function createAnswers({ state, oauth, origin, apiUrl, path: API }) {
  const downloads = new Map();
  const askerOf = (token) => (token === undefined ? undefined : state.tokens.get(token));
  const addDownload = (download) => {
    const secret = randomBytes(12).toString('hex');
    downloads.set(secret, download);
    return secret;
  };

  async function answerApi({ method, url, headers, text }) {
    const path = decodeURIComponent(url.pathname.slice(API.length));
    const body = parse(text);
    const application = /^\/applications\/([^/]+)\/token$/.exec(path);
    if (application && method === 'DELETE')
      return { status: oauth.revoke(application[1], headers.authorization, body), bytes: Buffer.alloc(0) };
    const token = headers.authorization?.replace(/^(?:bearer|token) /i, '');
    const asker = askerOf(token);
    if (token !== undefined && asker === undefined) throw new GithubFailure(401, 'Bad credentials');
    const context = { method, query: url.searchParams, address: url.href, headers, body, asker };
    const shared = { ...context, state, origin, apiUrl, addDownload };
    const about = findCall(accountCalls, method, path);
    if (about) return about.call.answer({ ...shared, match: about.match });
    return answerRepository(shared, path);
  }

  function answerRepository(context, path) {
    const { method, asker, query } = context;
    const named = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(path);
    const numbered = /^\/repositories\/(\d+)(.*)$/.exec(path);
    const rest = named?.[3] ?? numbered?.[2];
    if (rest === undefined) throw notFound();
    const moved =
      named && state.find(named[1], named[2]) === undefined && state.findMoved(named[1], named[2]);
    if (moved) {
      const search = query.size > 0 ? `?${query.toString()}` : '';
      const location = `${apiUrl}/repositories/${moved.id}${rest}${search}`;
      const [status, message] = method === 'GET' ? [301, 'Moved Permanently'] : [307, 'Temporary Redirect'];
      return { status, body: { message, url: location }, headers: { location } };
    }
    const repository = named ? state.find(named[1], named[2]) : state.findById(Number(numbered?.[1]));
    if (repository === undefined || !mayRead(repository, asker)) throw notFound();
    const found = findCall([...readCalls, ...writeCalls], method, rest);
    if (found === undefined) throw notFound();
    const full = `${repository.owner}/${repository.name}`;
    return found.call.answer({
      ...context,
      repository,
      match: found.match,
      base: `${apiUrl}/repos/${full}`,
      page: `${origin}/${full}`,
    });
  }

  async function answerPage({ method, url, text }) {
    if (url.pathname === '/login/oauth/authorize')
      return {
        status: 302,
        bytes: Buffer.alloc(0),
        headers: { location: oauth.authorize(url.searchParams) },
      };
    if (url.pathname === '/login/oauth/access_token' && method === 'POST')
      return { body: oauth.exchange(new URLSearchParams(text)) };
    if (url.pathname.startsWith('/_codeload/')) {
      const download = downloads.get(url.searchParams.get('token') ?? '');
      if (download === undefined) throw notFound();
      const bytes = await archiveOf(download.repository, download.sha);
      return { bytes, headers: { 'content-type': 'application/zip' } };
    }
    throw notFound();
  }

  return {
    askerOf,
    answer: (call) => (call.url.pathname.startsWith(`${API}/`) ? answerApi(call) : answerPage(call)),
  };
}

function findCall(calls, method, path) {
  for (const call of calls) {
    const match = call.method === method ? call.match.exec(path) : null;
    if (match) return { call, match };
  }
  return undefined;
}

function parse(text) {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new GithubFailure(400, 'Problems parsing JSON');
  }
}
