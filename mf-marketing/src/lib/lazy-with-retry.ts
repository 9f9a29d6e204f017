import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds before the second and last try. */
const RETRY_MS = 600;

/** A page that is loaded when it is first shown; a lost connection is tried once more. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const page = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load();
    });
    return { default: page };
  });
}
