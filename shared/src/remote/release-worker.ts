/** What the shell tells of every file of a release: its hash. Throws for an address that none lists. */
declare const __TESSERA_SRI__: (address: string) => string;

/**
 * A worker whose code is held to the release, as every script of a page is. Browsers check no hashes of workers: its text is fetched
 * with the hash of the verified record and started from memory, where the page's own Content-Security-Policy holds for it.
 *
 * A class because the build makes a file of what stands in `new ReleaseWorker(new URL('./x.worker.ts', import.meta.url))`, written
 * out like this.
 */
export class ReleaseWorker {
  /** `options` are read by the build: `name` begins the name of the file. */
  constructor(
    private readonly address: URL,
    _options?: { readonly name: string },
  ) {}

  /** Rejects where its code cannot be had, or is not what was released. */
  async start(): Promise<Worker> {
    const { href } = this.address;
    const answer = await fetch(href, { integrity: __TESSERA_SRI__(href) });
    if (!answer.ok) throw new Error(`${href} was answered with ${String(answer.status)}`);
    const code = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'text/javascript' }));
    const worker = new Worker(code);
    const forget = () => {
      URL.revokeObjectURL(code);
    };
    // Whatever it says first, it has its code by then.
    worker.addEventListener('message', forget, { once: true });
    return worker;
  }
}
