import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildEntity, buildModel, practiceFields } from '../build-model';
import { emit } from '../emit';
import { lucideIcons } from './lucide-icons';

const lucide = dirname(createRequire(__filename).resolve('lucide-react/package.json'));

/** The text of lucide's own module of an icon; an old name only passes on what the new one exports. */
function moduleOf(name: string): string {
  const text = readFileSync(join(lucide, `dist/esm/icons/${name}.mjs`), 'utf8');
  const [, alias] = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/u.exec(text) ?? [];
  return alias === undefined ? text : moduleOf(alias);
}

const named = buildModel({
  theme: { ...buildModel().theme, icon: 'guitar' },
  entities: [buildEntity({ fields: practiceFields, icon: 'music' })],
  pages: [
    {
      id: 'p1',
      name: 'Practice sessions',
      icon: 'no-such-icon',
      blocks: [{ id: 'k1', kind: 'records', entity: 'e1' }],
    },
  ],
});
const textOf = (path: string) => emit(named).find((file) => file.path === path)?.text;

describe('[MODEL-09] icons', () => {
  it('are drawn as in the package; when this fails, run `node builder/scripts/embed-icons.mjs`', () => {
    for (const [name, shapes] of Object.entries(lucideIcons)) {
      const own = moduleOf(name);
      const drawn = shapes.flatMap((shape) => [...shape.matchAll(/ (?:d|points)="([^"]+)"/gu)]);
      expect(drawn.filter(([, path = '']) => !own.includes(`"${path}"`))).toEqual([]);
      expect(own.match(/key: "/gu)).toHaveLength(shapes.length);
    }
  });

  it('are a choice of hundreds, in less than 100 kB of the builder', () => {
    expect(Object.keys(lucideIcons).length).toBeGreaterThan(250);
    expect(JSON.stringify(lucideIcons).length).toBeLessThan(100_000);
  });

  it('reach an application only when it names them, and nothing is written of one that is not there', () => {
    const icons = textOf('src/icons.tsx') ?? '';
    expect([...icons.matchAll(/^ {2}'?([a-z0-9-]+)'?: /gmu)].map(([, name]) => name)).toEqual([
      'guitar',
      'music',
    ]);
    expect(icons).toContain('ISC License');
    expect(textOf('src/App.tsx')).toContain('icon="guitar"');
    expect(textOf('src/App.tsx')).not.toContain('no-such-icon');
    expect(textOf('index.html')).toContain(encodeURIComponent('stroke-linecap="round"'));
  });

  it('leave no file where none is named', () => {
    expect(emit(buildModel()).map(({ path }) => path)).not.toContain('src/icons.tsx');
  });
});
