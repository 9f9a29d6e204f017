import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds before the second and last try. */
const RETRY_MS = 600;

/**
 * A component in a chunk of its own, loaded when it is first shown. A chunk that did not arrive is asked for once more:
 * one lost packet should not cost the section.
 *
 * @param load imports the component; what it rejects with a second time is thrown where the component stands
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loaded = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load();
    });
    return { default: loaded };
  });
}
