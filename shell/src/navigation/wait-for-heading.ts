/** How long a page may take to show its heading before the focus stays where it is, in milliseconds. */
const PATIENCE = 10_000;

function isShown(element: Element): boolean {
  // A page that waits for its own chunk hides the old one and leaves it in the document.
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
}

function findHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('#main h1')].find(isShown);
}

/**
 * Waits for the heading of the page that was just gone to; the old one is gone by the next frame.
 *
 * @param onSettled called once, with the heading, or with nothing when none came in ten seconds
 * @returns the function that stops waiting
 */
export function waitForHeading(onSettled: (heading: HTMLElement | undefined) => void): () => void {
  let frame = requestAnimationFrame(look);
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  const timer = setTimeout(() => {
    stop();
    onSettled(undefined);
  }, PATIENCE);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });

  function look(): void {
    const heading = findHeading();
    if (!heading) return;
    stop();
    onSettled(heading);
  }

  function stop(): void {
    changes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  return stop;
}
