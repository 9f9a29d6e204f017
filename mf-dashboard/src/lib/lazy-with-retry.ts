import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A page in a chunk of its own. A chunk that did not arrive is asked for once more: one lost packet should not
 * cost the section.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(load) }));
}
