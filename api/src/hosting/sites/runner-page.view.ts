import { PREVIEW_SANDBOX, type VendorManifest } from './site-page.view';

/** Where the page that was run gets the packages from: the editor leaves this mark in the head of what it sends. */
export const IMPORTS_MARK = '<!--tessera:imports-->';

/**
 * The page on which code of the code editor runs. The editor frames it and tells it one document, which takes its place; to run
 * another, the editor loads it anew. Nobody's code is kept here, and the address is the same for everybody: what keeps
 * two people's code apart is that each frame has an origin of its own (`sandbox`), and that nothing can be sent.
 */
export function renderRunnerPage(
  vendor: VendorManifest,
  origin: string,
  framedBy: string,
): { readonly html: string; readonly contentSecurityPolicy: string } {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Preview</title>
<link rel="icon" href="data:,">
<script>(${RUNNER})(${inScript(importMapOf(vendor))}, ${inScript(IMPORTS_MARK)});</script>
</head>
<body></body>
</html>
`;
  return { html, contentSecurityPolicy: runnerSecurityPolicy(origin, framedBy) };
}

function importMapOf({ imports, files }: VendorManifest): string {
  const byFile = (entries: [string, string][]) => Object.fromEntries(entries);
  const map = {
    imports: byFile(Object.entries(imports).map(([name, file]) => [name, `/vendor/${file}`])),
    integrity: byFile(Object.entries(files).map(([file, hash]) => [`/vendor/${file}`, hash])),
  };
  return `<script type="importmap">${JSON.stringify(map)}</script>`;
}

/** A text as a script may hold it: nothing in it ends the element. */
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** Scripts stand in the document that the editor sends, so they are let in as they are: there is no origin to protect. */
function runnerSecurityPolicy(origin: string, framedBy: string): string {
  return [
    `default-src 'none'`,
    `script-src ${origin} 'unsafe-inline'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data: blob:`,
    `font-src ${origin} data:`,
    'media-src data: blob:',
    `connect-src 'none'`,
    `worker-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${framedBy}`,
    `sandbox ${PREVIEW_SANDBOX}`,
  ].join('; ');
}

/** As text, since it runs in a browser: says `ready`, shows what it is told, and tells what the code logs and throws. */
const RUNNER = String.raw`(importMap, mark) => {
  const editor = window.parent;
  const say = (message) => editor.postMessage({ tessera: 'runner/v1', ...message }, '*');
  const cut = (text) => String(text).slice(0, 10000);
  const show = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return value.stack || String(value);
    try {
      return JSON.stringify(value, null, 1) ?? String(value);
    } catch {
      return String(value);
    }
  };
  for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
    const own = console[level];
    console[level] = (...values) => {
      own.apply(console, values);
      say({ type: 'console', level, text: cut(values.map(show).join(' ')) });
    };
  }
  const tell = (error, message) => say({ type: 'error', message: cut(message), stack: cut((error && error.stack) || '') });
  const watch = () => {
    window.addEventListener('error', (event) => tell(event.error, event.message));
    window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, (reason && reason.message) || reason));
  };
  window.addEventListener('message', function hear(event) {
    const { data } = event;
    if (event.source !== editor || !data || data.tessera !== 'runner/v1' || data.type !== 'run') return;
    window.removeEventListener('message', hear);
    document.open();
    watch();
    document.write(String(data.html).replace(mark, () => importMap));
    document.close();
    say({ type: 'shown' });
  });
  say({ type: 'ready' });
}`;
