/** What an installation may set; a name that the page does not give has the value below. */
const DEFAULTS = {
  /** Where the API is; another origin is allowed. */
  apiUrl: '/api',
  /** Where environment documents, version records and remote files are. */
  registryUrl: '/mf',
  /** Which environment's document says what is live here. */
  environment: 'local',
  /** Seconds between looks at the environment document */
  pollSeconds: 60,
  /** Development: a remote that was just built is swapped at once, a changed shell reloads the page, problems are shown. */
  isLive: false,
  /** What some calls answer to everybody, by the call ('GET /auth/options'). */
  answers: {},
};

/** What the server put into the page: nothing about an installation is compiled into a bundle (CFG-02). */
function readConfig(): Readonly<typeof DEFAULTS> {
  const given: unknown = JSON.parse(document.getElementById('tessera-config')?.textContent ?? '{}');
  const config = { ...DEFAULTS, ...(given as Partial<typeof DEFAULTS>) };
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (typeof config[name as keyof typeof DEFAULTS] !== typeof value)
      throw new Error(`The page's configuration has no usable ${name}.`);
  }
  return config;
}

export const config = readConfig();
