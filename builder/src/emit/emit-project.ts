import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { inHtml, inMarkdown } from './source-text';
import { themeTokens } from './theme';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const dependencies = { react: '19.3.1', 'react-dom': '19.3.1' };
const devDependencies = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  typescript: '6.0.3',
  vite: '8.3.8',
};

/** A name that npm takes: a package may not depend on one of its own name. */
function packageName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  if (name === '') return 'application';
  return Object.hasOwn({ ...dependencies, ...devDependencies }, name) ? `${name}-app` : name;
}

function emitPackage(model: ApplicationModel): string {
  return json({
    name: packageName(model.title),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies,
    devDependencies,
  });
}

const TSCONFIG = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noFallthroughCasesInSwitch: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
});

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Relative addresses, so that the built files work in any folder of a site.
export default defineConfig({ base: './', plugins: [react()] });
`;

function emitPage(model: ApplicationModel): string {
  const light = themeTokens(model.theme.accent, 'light');
  const dark = themeTokens(model.theme.accent, 'dark');
  const colors =
    model.theme.mode === 'system'
      ? [
          `<meta name="theme-color" content="${light['bg'] ?? ''}" media="(prefers-color-scheme: light)" />`,
          `<meta name="theme-color" content="${dark['bg'] ?? ''}" media="(prefers-color-scheme: dark)" />`,
        ]
      : [`<meta name="theme-color" content="${(model.theme.mode === 'dark' ? dark : light)['bg'] ?? ''}" />`];
  const mark = encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${model.theme.accent}" d="M0 0h7v7H0zM9 0h7v7H9zM0 9h7v7H0zM9 9h7v7H9z"/></svg>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${colors.join('\n    ')}
    <link rel="icon" href="data:image/svg+xml,${mark}" />
    <title>${inHtml(model.title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This application needs JavaScript.</noscript>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

function emitReadme(model: ApplicationModel): string {
  const entities = model.entities.map((entity) => {
    const fields = entity.fields.map((field) => inMarkdown(field.name)).join(', ');
    return `- **${inMarkdown(entity.plural)}**: ${fields}\n`;
  });
  return `# ${inMarkdown(model.title)}

Keeps:

${entities.join('')}
## Run it

\`\`\`
npm install
npm run dev
\`\`\`

\`npm run build\` checks the types and writes the site to \`dist\`; any web server can serve that folder.

## Where things are

| path | what |
|---|---|
| \`src/features\` | one folder for each kind of record: its fields, list, form and page |
| \`src/kit\` | the parts they are made of: storage, search, inputs, tables, style |
| \`src/theme.css\` | the colours |
| \`app.ir.json\` | the description that the code was written from |

Records are kept in the browser's local storage under \`tessera-app\`, one JSON text for everything. Each value is stored
under its field's key (\`f3.1\`), so renaming a field keeps its values. Amounts are exact decimal texts (\`"12.50"\`).
`;
}

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
