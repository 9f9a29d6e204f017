import { isSeen } from '../../lib/is-seen';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

function firstIn(pane: Element | null): HTMLElement | undefined {
  const inside = pane?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  return [...inside].find((each) => each.tabIndex >= 0 && !each.closest('[hidden]') && isSeen(each));
}

/** The pane itself where nothing in it takes the focus, so that Tab goes on from there. */
export function focusPane(pane: Element | null | undefined): void {
  if (!(pane instanceof HTMLElement)) return;
  pane.tabIndex = -1;
  pane.focus();
}

/** The panel of the selected tab. */
export function panelIn(root: Element | null): Element | null {
  return root?.querySelector('[role="tabpanel"]:not([hidden])') ?? null;
}

export interface BenchStops {
  readonly chat: Element | null;
  /** The tabs with their panels. */
  readonly right: Element | null;
  readonly top: Element | null;
}

/**
 * From the conversation to the selected tab's panel, to the top bar, and back again; what is not shown is left out. Of the preview
 * that is its toolbar: the frame comes after it by Tab, and is left by Tab.
 */
export function movePane({ chat, right, top }: BenchStops, step: 1 | -1): void {
  const stops = [chat, right, top].filter((stop): stop is Element => stop !== null && isSeen(stop));
  const now = stops.findIndex((stop) => stop.contains(document.activeElement));
  const from = now < 0 && step < 0 ? 0 : now;
  const next = stops[(from + step + stops.length) % stops.length];
  if (!next) return;
  const field = next === chat ? next.querySelector<HTMLElement>('textarea:enabled') : null;
  const place = next === right ? panelIn(right) : next;
  const target = field ?? firstIn(place);
  if (target) target.focus();
  else focusPane(place);
}
