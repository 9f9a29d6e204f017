import type { Template, TemplateView } from '@tessera/shared/contracts';

/** A template for tests. */
export function buildTemplate(overrides: Partial<Template> = {}): Template {
  return {
    id: 'wine-cellar',
    title: 'Wine cellar',
    category: 'Personal',
    description: 'Bottles by place and vintage.',
    preview: {
      view: 'table',
      accent: '#881337',
      heading: 'Wines',
      columns: [{ name: 'Wine', type: 'text' }],
      rows: [['Kalkfels']],
    },
    pictures: {
      light: '/template-pictures/wine-cellar-light.00000001.webp',
      dark: '/template-pictures/wine-cellar-dark.00000002.webp',
      width: 640,
      height: 400,
    },
    prompt: 'Use the template “Wine cellar”',
    remixes: 3,
    author: { name: 'Sommelier, country inn', avatar: 'Sommelier, country inn' },
    addedOn: '2024-06-17',
    ...overrides,
  };
}

/** All that is answered of one. */
export function buildTemplateView(overrides: Partial<TemplateView> = {}): TemplateView {
  const template = buildTemplate();
  return {
    ...template,
    name: template.title,
    iconType: 'wine',
    icon: 'data:image/svg+xml,%3Csvg%3E%3C%2Fsvg%3E',
    color: '#881337',
    features: ['Wines with Wine and vintage', 'Search, sort and filter'],
    timeToSetup: 'A few seconds',
    creator: template.author.name,
    remixCount: 3,
    language: 'TypeScript',
    framework: 'React',
    files: [
      { path: 'src/App.tsx', text: 'export function App() {}' },
      { path: 'README.md', text: '# Wine cellar' },
    ],
    ...overrides,
  };
}
