import { createElement, lazy, useLayoutEffect, useState, type ComponentType, type ElementType } from 'react';

/** Milliseconds before the second and last try. */
const RETRY_MS = 600;

/** webpack's word for a chunk that did not come in time: it hung for seconds, and would again. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'timeout';
}

async function loadTwice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (isTimeout(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

/**
 * A component in a chunk of its own, loaded when it is first shown. A chunk that did not arrive is asked for once more:
 * one lost packet should not cost the section. Unlike React's own `lazy`, which keeps a failure for ever, it is loaded
 * anew when it is mounted again: by an error boundary's 'Try again', for example.
 *
 * @param load imports the component; what it rejects with a second time is thrown where the component stands
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let asking: Promise<{ default: ComponentType<Props> }> | undefined;

  async function ask() {
    try {
      Part = await loadTwice(load);
      return { default: Part };
    } finally {
      asking = undefined;
    }
  }

  return function LazyPart(props: Props) {
    // Each mount has a `lazy` of its own, and keeps it. Not from the first render on: React throws a part away that
    // suspends before it is mounted, and the next one would ask again instead of giving the failure to a boundary.
    const [shown, setShown] = useState<{ Part: ElementType<Props> } | undefined>(() => Part && { Part });
    useLayoutEffect(() => {
      setShown((before) => before ?? { Part: lazy(() => (asking ??= ask())) });
    }, []);
    return shown ? createElement(shown.Part, props) : null;
  };
}
