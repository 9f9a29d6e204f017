import { createRepository } from '@tessera/shared/contracts';

/** What is wrong with a name, by GitHub's rules; undefined where nothing is. */
export function nameProblem(name: string): string | undefined {
  const checked = createRepository.request.body?.safeParse({ name, private: true });
  return checked?.error?.issues.find(({ path }) => path[0] === 'name')?.message;
}

/** The nearest name that GitHub takes. */
export function suggestName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/[^\w.-]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 100);
}
