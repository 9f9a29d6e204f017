import type { Project } from '@tessera/shared/contracts';

/** The first of 'X 2', 'X 3' … that none of the projects has, whatever the case of its letters. */
export function freeName(wanted: string, projects: readonly Pick<Project, 'name'>[]): string {
  const taken = new Set(projects.map(({ name }) => name.toLowerCase()));
  const base = wanted.replace(/ \d+$/, '');
  let number = 2;
  while (taken.has(`${base} ${String(number)}`.toLowerCase())) number += 1;
  return `${base} ${String(number)}`;
}
