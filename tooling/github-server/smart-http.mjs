import { spawn } from 'node:child_process';
import { gitEnvironment } from './git.mjs';
import { mayRead, mayWrite } from './state.mjs';

/**
 * Cloning and pushing by Git itself: `git http-backend` behind Basic authentication, whose password is a token. Answers false
 * where the path is no repository's.
 */
export function serveGit({ state, askerOf }, url, request, response) {
  const found =
    /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack|HEAD|objects\/.+))$/.exec(
      url.pathname,
    );
  if (found === null) return false;
  const [, owner, name, rest] = found;
  const asker = askerOf(tokenOf(request.headers.authorization));
  const repository = state.find(owner, name) ?? state.findMoved(owner, name);
  const isPush = rest === '/git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
  if (asker === undefined && (isPush || repository === undefined || repository.isPrivate)) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    return true;
  }
  if (repository === undefined || !mayRead(repository, asker)) {
    response.writeHead(404).end('Repository not found.\n');
    return true;
  }
  if (isPush && (!mayWrite(repository, asker) || repository.isArchived)) {
    response.writeHead(403).end(`Permission to ${owner}/${name}.git denied to ${asker.login}.\n`);
    return true;
  }
  run({ repository, rest, url, login: asker?.login, root: state.root }, request, response);
  if (isPush) repository.pushedAt = state.now();
  return true;
}

function tokenOf(authorization) {
  if (authorization === undefined || !/^basic /i.test(authorization)) return undefined;
  const [name, password] = Buffer.from(authorization.slice(6), 'base64').toString().split(':');
  return password === undefined || password === '' ? name : password;
}

function run({ repository, rest, url, login, root }, request, response) {
  const { headers, method } = request;
  const child = spawn('git', ['http-backend'], {
    env: gitEnvironment({
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: `/${repository.id}.git${rest}`,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: method ?? 'GET',
      CONTENT_TYPE: headers['content-type'] ?? '',
      ...(headers['content-length'] ? { CONTENT_LENGTH: headers['content-length'] } : {}),
      HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
      GIT_PROTOCOL: headers['git-protocol'] ?? '',
      REMOTE_ADDR: '127.0.0.1',
      ...(login === undefined ? {} : { REMOTE_USER: login }),
    }),
  });
  request.pipe(child.stdin);
  child.stdin.on('error', () => undefined);
  child.on('error', () => response.destroy());
  let head = Buffer.alloc(0);
  let isBegun = false;
  child.stdout.on('data', (chunk) => {
    if (isBegun) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    isBegun = true;
    const fields = head
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
    const status = fields.find(([name]) => name.toLowerCase() === 'status')?.[1];
    response.writeHead(
      status === undefined ? 200 : Number.parseInt(status, 10),
      Object.fromEntries(fields.filter(([name]) => name.toLowerCase() !== 'status')),
    );
    response.write(head.subarray(end + 4));
  });
  child.stdout.on('end', () => response.end());
}
