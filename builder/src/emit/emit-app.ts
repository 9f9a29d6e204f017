import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import type { EntityNames } from './names';
import { quote } from './source-text';

/** Style sheets of the kit, in the order in which they are loaded. */
export const STYLE_SHEETS = [
  'styles/base.css',
  'styles/controls.css',
  'styles/shell.css',
  'styles/lists.css',
  'styles/sheets.css',
  'styles/inputs.css',
  'styles/filters.css',
  'styles/print.css',
] as const;

function emitRoot(names: readonly EntityNames[], title: string): string {
  const imports = names.flatMap(({ folder, component, constant }) => [
    `import { ${component}Detail } from './features/${folder}/Detail';\n`,
    `import { ${component}Form } from './features/${folder}/Form';\n`,
    `import { ${component}List } from './features/${folder}/List';\n`,
    `import { ${constant} } from './features/${folder}/model';\n`,
  ]);
  const sections = names.map(
    ({ component, constant }) =>
      `  {\n    entity: ${constant},\n    List: ${component}List,\n    Form: ${component}Form,\n    Detail: ${component}Detail,\n  },\n`,
  );
  return `${imports.join('')}import { AppShell } from './kit/frame/app-shell';
import type { Section } from './kit/frame/sections-context';
import type { Store } from './kit/data/store';

/** What the application keeps, in the order of the navigation. */
export const sections: readonly Section[] = [
${sections.join('')}];

interface AppProps {
  readonly store: Store;
}

/** The whole application. */
export function App({ store }: AppProps) {
  return <AppShell title=${attribute(title)} sections={sections} store={store} />;
}
`;
}

function attribute(text: string): string {
  return /^[^"&{}\\\n]*$/u.test(text) ? `"${text}"` : `{${quote(text)}}`;
}

const MAIN = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, sections } from './App';
import { reportUncaughtErrors } from './kit/data/report-error';
import { openStorage } from './kit/data/storage';
import { createStore } from './kit/data/store';
import './theme.css';
${STYLE_SHEETS.map((sheet) => `import './kit/${sheet}';\n`).join('')}
reportUncaughtErrors();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const entities = sections.map((section) => section.entity);
const store = createStore(openStorage(), entities);

createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
`;

/** The files that join the features to an application. */
export function emitApp(model: ApplicationModel, names: readonly EntityNames[]): ProjectFile[] {
  return [
    { path: 'src/App.tsx', text: emitRoot(names, model.title) },
    { path: 'src/main.tsx', text: MAIN },
    { path: 'src/styles.d.ts', text: "declare module '*.css';\n" },
  ];
}
