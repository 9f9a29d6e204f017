import type { ApplicationModel, ModelPage } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { iconsOf, isKnownIcon } from './icons/emit-icons';
import { Imports } from './imports';
import { attribute, element, returned } from './jsx';
import { hardLine, indent, join, print, type Doc } from './layout';
import { LOGO, type ModelNames } from './names';
import { typefacesOf } from './look/fonts';
import { quote } from './source-text';

/** A list of objects, one property a line. */
function listOf(objects: readonly (readonly string[])[]): Doc {
  const items = objects.map((properties) => [
    '{',
    indent([
      hardLine,
      ...join(
        hardLine,
        properties.map((property) => `${property},`),
      ),
    ]),
    hardLine,
    '},',
  ]);
  return ['[', indent([hardLine, ...join(hardLine, items)]), hardLine, ']'];
}

function sectionsOf(model: ApplicationModel, names: ModelNames, imports: Imports): Doc {
  const objects = model.entities.flatMap(({ id }) => {
    const own = names.entities.get(id);
    if (!own) return [];
    const feature = (file: string, name: string) => imports.value(`./features/${own.folder}/${file}`, name);
    const part = (file: string) => `${file}: ${feature(file, `${own.component}${file}`)}`;
    return [[`entity: ${feature('model', own.constant)}`, part('List'), part('Form'), part('Detail')]];
  });
  return listOf(objects);
}

/** The component of a page: the list of an entity, or a file of its own. */
function pageComponent(page: ModelPage, names: ModelNames, imports: Imports): string {
  const own = names.pages.get(page.id);
  const entity = names.entities.get(own?.listOf ?? '');
  if (entity) return imports.value(`./features/${entity.folder}/List`, `${entity.component}List`);
  const file = own?.component ?? page.id;
  return imports.value(`./pages/${file}`, `${file}Page`);
}

/** The page's own icon; a list has that of its entity without one. */
function iconOf({ entities }: ApplicationModel, page: ModelPage, listOf: string | undefined): string[] {
  const icon = page.icon ?? entities.find(({ id }) => id === listOf)?.icon;
  return isKnownIcon(icon) ? [`icon: ${quote(icon)}`] : [];
}

function pagesOf(model: ApplicationModel, names: ModelNames, imports: Imports): Doc {
  const objects = model.pages.map((page) => [
    `path: ${quote(names.pages.get(page.id)?.path ?? page.id)}`,
    `name: ${quote(page.name)}`,
    ...iconOf(model, page, names.pages.get(page.id)?.listOf),
    `Page: ${pageComponent(page, names, imports)}`,
  ]);
  return listOf(objects);
}

function emitRoot(model: ApplicationModel, names: ModelNames): string {
  const imports = new Imports();
  const { format, theme, title } = model;
  imports.type('./kit/data/store', 'Store');
  imports.type('./kit/frame/sections-context', 'Section');
  imports.type('./kit/frame/app-shell', 'AppPage');
  const shell = element(imports.value('./kit/frame/app-shell', 'AppShell'), [
    attribute('title', title),
    ...(isKnownIcon(theme.icon) ? [attribute('icon', theme.icon)] : []),
    ...(theme.logo === undefined
      ? []
      : [`logo={${imports.value('./pictures', names.pictures.get(LOGO) ?? LOGO)}}`]),
    ...(iconsOf(model).length > 0 ? [`icons={${imports.value('./icons', 'icons')}}`] : []),
    'pages={pages}',
    'sections={sections}',
    ...(theme.navigation === 'side' ? ['navigation="side"'] : []),
    ...(format.weekStart === undefined ? [] : [attribute('weekStart', format.weekStart)]),
    'store={store}',
    ...(model.signIn ? [`signIn={<${imports.value('./kit/people/sign-in', 'SignIn')} />}`] : []),
  ]);
  const sections = sectionsOf(model, names, imports);
  const pages = pagesOf(model, names, imports);
  return print([
    imports.print(),
    ['/** What the application keeps. */', hardLine],
    ['export const sections: readonly Section[] = ', sections, ';', hardLine, hardLine],
    ['/** What the navigation lists; the application opens with the first. */', hardLine],
    ['const pages: readonly AppPage[] = ', pages, ';', hardLine, hardLine],
    ['interface AppProps {', indent([hardLine, 'readonly store: Store;']), hardLine, '}', hardLine, hardLine],
    ['/** The whole application. */', hardLine],
    ['export function App({ store }: AppProps) {', indent([hardLine, returned(shell)]), hardLine, '}'],
  ]);
}

function emitMain({ theme }: ApplicationModel, styleSheets: readonly string[]): string {
  const styles = [
    ...typefacesOf(theme).map((typeface) => `${typeface.package}/index.css`),
    './theme.css',
    ...styleSheets.map((path) => path.replace('src/', './')),
  ];
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, sections } from './App';
import { reportUncaughtErrors } from './kit/data/report-error';
import { openStorage } from './kit/data/storage';
import { createStore } from './kit/data/store';
${styles.map((style) => `import '${style}';\n`).join('')}
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
}

/** The files that join the features to an application. */
export function emitApp(model: ApplicationModel, names: ModelNames): ProjectFile[] {
  return [
    { path: 'src/App.tsx', text: emitRoot(model, names) },
    { path: 'src/styles.d.ts', text: "declare module '*.css';\n" },
  ];
}

/** The file that starts it, with the style sheets (by their paths) that it needs. */
export function emitStart(model: ApplicationModel, styleSheets: readonly string[]): ProjectFile {
  return { path: 'src/main.tsx', text: emitMain(model, styleSheets) };
}
