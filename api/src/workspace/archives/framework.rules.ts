import * as z from 'zod/mini';

const manifestSchema = z.object({
  dependencies: z.optional(z.record(z.string(), z.unknown())),
  devDependencies: z.optional(z.record(z.string(), z.unknown())),
});

/** Packages with the framework that they tell of. The first one that is there counts. */
const BY_PACKAGE: readonly (readonly [name: string, framework: string])[] = [
  ['next', 'Next.js'],
  ['@remix-run/react', 'Remix'],
  ['astro', 'Astro'],
  ['nuxt', 'Nuxt'],
  ['@angular/core', 'Angular'],
  ['svelte', 'Svelte'],
  ['vue', 'Vue'],
  ['solid-js', 'Solid'],
  ['preact', 'Preact'],
  ['react', 'React'],
];

/** The framework that files were written for, by what their manifest depends on. */
export function frameworkOf(files: ReadonlyMap<string, string>): string | null {
  const packages = packagesOf(files.get('package.json'));
  const found = BY_PACKAGE.find(([name]) => packages.has(name))?.[1];
  if (found !== undefined) return found === 'React' && packages.has('vite') ? 'React with Vite' : found;
  return files.has('index.html') ? 'HTML' : null;
}

function packagesOf(text: string | undefined): ReadonlySet<string> {
  try {
    const { dependencies, devDependencies } = manifestSchema.parse(JSON.parse(text ?? '{}'));
    return new Set([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);
  } catch {
    // A manifest that does not parse says nothing.
    return new Set();
  }
}
