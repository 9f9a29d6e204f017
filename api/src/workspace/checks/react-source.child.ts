import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the modules that an application may import are made of, by the names that they import one another by. */
const FILES = {
  react: ['react', 'cjs/react.production.js'],
  'react/jsx-runtime': ['react', 'cjs/react-jsx-runtime.production.js'],
  scheduler: ['scheduler', 'cjs/scheduler.production.js'],
  'react-dom': ['react-dom', 'cjs/react-dom.production.js'],
  'react-dom/client': ['react-dom', 'cjs/react-dom-client.production.js'],
} as const;

/** The text of each of these modules: CommonJS that asks for the others by their names. */
export async function readReactModules(): Promise<ReadonlyMap<string, string>> {
  const require = createRequire(import.meta.url);
  const fromDom = createRequire(require.resolve('react-dom/package.json'));
  const modules = Object.entries(FILES).map(async ([name, [owner, path]]) => {
    const find = owner === 'scheduler' ? fromDom : require;
    const folder = dirname(find.resolve(`${owner}/package.json`));
    return [name, await readFile(join(folder, path), 'utf8')] as const;
  });
  return new Map(await Promise.all(modules));
}

/**
 * A script that gives a window `__require`, by which an application's script gets React. React is evaluated in the window, because
 * it looks for the document where it is evaluated.
 */
export async function readReactSource(): Promise<string> {
  const modules = [...(await readReactModules())].map(
    ([name, text]) => `${JSON.stringify(name)}: function (module, exports, require) {\n${text}\n}`,
  );
  return `(() => {
  const sources = {${modules.join(',\n')}};
  const loaded = {};
  globalThis.__require = (name) => {
    if (!loaded[name]) {
      if (!sources[name]) throw new Error(name + ' is not there');
      loaded[name] = { exports: {} };
      sources[name](loaded[name], loaded[name].exports, globalThis.__require);
    }
    return loaded[name].exports;
  };
})();`;
}
