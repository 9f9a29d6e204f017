import * as z from 'zod/mini';

const configSchema = z.object({
  /** Where the API is; another origin is allowed. */
  apiUrl: z._default(z.string(), '/api'),
  /** Where environment documents, version records and remote files are. */
  registryUrl: z._default(z.string(), '/mf'),
  /** Which environment's document says what is live here. */
  environment: z._default(z.string(), 'local'),
  /** Seconds between looks at the environment document */
  pollSeconds: z._default(z.number(), 60),
  /** A changed remote is swapped at once, and a changed shell reloads the page (development). */
  isLive: z._default(z.boolean(), false),
});

/** What the server put into the page: nothing about an installation is compiled into a bundle (CFG-02). */
export const config = z.parse(
  configSchema,
  JSON.parse(document.getElementById('tessera-config')?.textContent ?? '{}'),
);
