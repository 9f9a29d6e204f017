import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { emitPage } from './emit-page';
import { emitReadme } from './emit-readme';
import { typefacesOf } from './look/fonts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const react = { react: '19.3.1', 'react-dom': '19.3.1' };
const devDependencies = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  typescript: '6.0.3',
  vite: '8.3.8',
};

function dependenciesOf({ theme }: ApplicationModel): Readonly<Record<string, string>> {
  const fonts = typefacesOf(theme).map((typeface) => [typeface.package, typeface.version] as const);
  return Object.fromEntries([...fonts, ...Object.entries(react)]);
}

/** A name that npm takes: a package may not depend on one of its own name. */
function packageName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  if (name === '') return 'application';
  return Object.hasOwn({ ...react, ...devDependencies }, name) ? `${name}-app` : name;
}

function emitPackage(model: ApplicationModel): string {
  return json({
    name: packageName(model.title),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: dependenciesOf(model),
    devDependencies,
  });
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "noImplicitOverride": true,
    "noImplicitReturns": true,
    "noFallthroughCasesInSwitch": true,
    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "verbatimModuleSyntax": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": []
  },
  "include": ["src"]
}
`;

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Relative addresses, so that the built files work in any folder of a site.
export default defineConfig({ base: './', plugins: [react()] });
`;

/** The files around the source: package, build, page, description. */
export function emitProject(model: ApplicationModel): ProjectFile[] {
  return [
    { path: 'package.json', text: emitPackage(model) },
    { path: 'tsconfig.json', text: TSCONFIG },
    { path: 'vite.config.ts', text: VITE_CONFIG },
    { path: 'index.html', text: emitPage(model) },
    { path: 'README.md', text: emitReadme(model) },
    { path: 'app.ir.json', text: json(model) },
  ];
}
