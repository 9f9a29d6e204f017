import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { URL } from 'node:url';
import { createAnswers } from './answer-calls.mjs';
import { GithubFailure, limitHeaders } from './answers.mjs';
import { createInterference } from './interference.mjs';
import { createOauth } from './oauth.mjs';
import { serveGit } from './smart-http.mjs';
import { commitChanges, commitMany, createState, logOf, pathsOf, readBytesAt, readFileAt } from './state.mjs';

const API = '/api/v3';
const CLIENT = { clientId: 'local-github', clientSecret: 'local-github-secret' };
const ADA = { id: 42, login: 'ada-l', name: 'Ada Lovelace', email: 'ada@example.com' };

/** Starts a GitHub on this machine: see README.md. */
export async function startLocalGithub(options = {}) {
  const { accounts = [ADA], port = 0, client = CLIENT, now } = options;
  const root = options.root ?? (await mkdtemp(join(tmpdir(), 'local-github-')));
  const state = createState({ root, accounts: [...accounts], now });
  const consenting = { login: accounts[0].login, refuses: false };
  const oauth = createOauth(state, consenting, client);
  const interference = createInterference();
  const calls = [];
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const apiUrl = `${origin}${API}`;

  const { askerOf, answer } = createAnswers({ state, oauth, origin, apiUrl, path: API });

  async function respond(request, response) {
    const url = new URL(request.url ?? '/', origin);
    if (serveGit({ state, askerOf }, url, request, response)) return;
    const { method = 'GET', headers } = request;
    const text = await readBody(request);
    calls.push({ method, path: `${url.pathname}${url.search}`, headers, body: text });
    try {
      const met = await interference.meet(`${method} ${decodeURIComponent(url.pathname)}`);
      if (!met) {
        request.socket.destroy();
        return;
      }
      const answered = await answer({ method, url, headers, text });
      send(response, met === 'forge' ? forged(answered) : answered);
    } catch (error) {
      send(response, failureOf(error));
    }
  }

  return {
    url: origin,
    apiUrl,
    ...client,
    accounts: state.accounts,
    consenting,
    calls,
    interfere: (rule) => interference.add(rule),
    restore: () => interference.clear(),
    addAccount(account) {
      state.accounts.push(account);
      return account;
    },
    createToken: (login = consenting.login, tokenOptions = {}) => state.addToken(login, tokenOptions),
    revokeToken: (token) => state.tokens.delete(token),
    revokeAllTokens: () => state.tokens.clear(),
    hasToken: (token) => state.tokens.has(token),
    async createRepository(name, files = {}, repositoryOptions = {}) {
      const { owner = consenting.login, message = 'First commit', ...more } = repositoryOptions;
      const repository = await state.add({ owner, name, ...more });
      if (Object.keys(files).length > 0)
        await commitChanges(repository, repository.defaultBranch, files, { message });
      return repository;
    },
    findRepository: (fullName) => state.find(...fullName.split('/')),
    renameRepository: (repository, name) => state.rename(repository, name),
    deleteRepository: (repository) => state.remove(repository),
    commit: commitChanges,
    commitMany,
    readFile: readFileAt,
    readBytes: readBytesAt,
    paths: pathsOf,
    log: logOf,
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      if (options.root === undefined) await rm(root, { recursive: true, force: true });
    },
  };
}

/** Other contents under the same name. */
function forged(answered) {
  const content = Buffer.from('forged').toString('base64');
  return { ...answered, body: { ...answered.body, content } };
}

function failureOf(error) {
  if (!(error instanceof GithubFailure)) return { status: 500, body: { message: String(error) } };
  const { status, message, more } = error;
  const { headers = {}, ...fields } = more;
  const body = {
    message,
    ...fields,
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  };
  return { status, body, headers };
}

function send(response, { status = 200, body, bytes, headers = {} }) {
  const content = bytes ?? Buffer.from(JSON.stringify(body));
  if (response.destroyed) return;
  response.writeHead(status, {
    ...limitHeaders(),
    ...(bytes === undefined ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    // Neither a redirect nor an ended token says anything.
    ...(status === 204 ? {} : { 'content-length': String(content.length) }),
    ...headers,
  });
  response.end(status === 204 ? undefined : content);
}

async function readBody(request) {
  const parts = [];
  for await (const chunk of request) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}
