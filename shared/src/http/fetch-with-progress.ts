/** Hears how much of a body is sent, from 0 to 1; undefined while that cannot be told. */
export type ProgressListener = (part: number | undefined) => void;

/**
 * A `fetch` made of XMLHttpRequest, for one call that says how much of it is sent. `fetch` itself does not tell: a body
 * that is a stream, which could be counted, goes over HTTP/2 and up only. What it resolves and rejects with is the same,
 * so tokens, the refresh and errors stay where they are for every call. The answer is read to its end before it is given.
 */
export function fetchWithProgress(onProgress: ProgressListener): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    // It would not be heard any more.
    request.signal.throwIfAborted();
    return send(request, body, onProgress);
  };
}

function send(request: Request, body: Blob, onProgress: ProgressListener): Promise<Response> {
  const { method, url, credentials, headers, signal } = request;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => {
      call.abort();
    };
    call.open(method, url);
    call.responseType = 'blob';
    call.withCredentials = credentials === 'include';
    headers.forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      onProgress(lengthComputable ? loaded / total : undefined);
    };
    // Also where the total was not known: all of it is sent.
    call.upload.onload = () => {
      onProgress(1);
    };
    call.onload = () => {
      resolve(responseOf(call));
    };
    // As `fetch` has it: no answer is a TypeError.
    call.onerror = () => {
      reject(new TypeError('Failed to fetch'));
    };
    call.onabort = () => {
      reject(signal.reason as Error);
    };
    call.onloadend = () => {
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    call.send(body);
  });
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = call.response as Blob;
  // A 204 may not even have an empty body.
  return new Response(body.size > 0 ? body : null, {
    status: call.status,
    statusText: call.statusText,
    headers,
  });
}
