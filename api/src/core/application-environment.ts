/** What built code calls `import.meta.env` and `process.env`; the compiler counts on from it where a file has that name itself. */
export const ENVIRONMENT_NAME_IN_CODE = '__tesseraEnvironment';

/** The element of a page that holds the variables which its application may read. */
export const ENVIRONMENT_ELEMENT = 'application-environment';

/**
 * `import.meta.env` as Vite has it, with the public variables of the page. They are the page's and not the build's, so that
 * one build serves preview and deployments, each with variables of its own.
 */
export const ENVIRONMENT_SOURCE = `export const ${ENVIRONMENT_NAME_IN_CODE} = /* @__PURE__ */ (() => ({
  MODE: 'production',
  PROD: true,
  DEV: false,
  SSR: false,
  BASE_URL: '/',
  NODE_ENV: 'production',
  PUBLIC_URL: '',
  ...JSON.parse(globalThis.document?.getElementById('${ENVIRONMENT_ELEMENT}')?.textContent || '{}'),
}))();
`;
