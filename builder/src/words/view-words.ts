import type { Entity, ViewKind } from '@tessera/shared/contracts';
import { areIn, stems } from './stems';

const VIEWS: ReadonlyMap<string, ViewKind> = new Map([
  ['chart', 'chart'],
  ['graph', 'chart'],
  ['board', 'board'],
  ['kanban', 'board'],
  ['calendar', 'calendar'],
  ['timeline', 'timeline'],
  ['gallery', 'gallery'],
]);

/** The kinds of views that a phrase speaks of. */
export function viewKindsNamed(phrase: string): ViewKind[] {
  return stems(phrase).flatMap((word) => VIEWS.get(word) ?? []);
}

/** What a phrase about a view says beyond the kind and the records: 'priority' in 'a board of tasks by priority'. */
export function arrangementNamed(phrase: string, { name, plural }: Entity): string[] {
  return stems(phrase).filter(
    (word) => word !== 'view' && !VIEWS.has(word) && !areIn([word], [name, plural]),
  );
}
