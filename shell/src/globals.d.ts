/** Set by webpack from the manifests (tooling/webpack/shell/config.mjs). */
declare const __SHELL_VERSION__: string;
declare const __PROVIDED_VERSIONS__: Readonly<Record<string, string>>;

/** Set by src/boot.js. */
declare var __TESSERA_SRI__: (address: string) => string;
declare var __TESSERA_SRI_ADD__: (address: string, value: string) => void;
declare var __TESSERA_ENVIRONMENT__: Promise<Response> | undefined;
/** Module Federation's core, for remotes that were built with its own run time. */
declare var _FEDERATION_RUNTIME_CORE: unknown;

declare module '*.css';
