import { spokenParts, spokenText } from './find';
import type { ShownRecord } from './robot';

/** What a page shows, read as records and as names with values. */

const CONTAINERS = '[role="row"], tr, li, [role="listitem"], article';

/** The records of one kind that the page links to; each with the row or card that it stands in. */
export function recordsOf(within: Element | null, path: string): ShownRecord[] {
  const links = within?.querySelectorAll('a[href^="#/"]') ?? [];
  const found = new Map<string, ShownRecord>();
  for (const link of links) {
    const id = recordOf(link, path);
    if (id !== null && !found.has(id)) {
      found.set(id, { id, name: spokenText(link), element: link.closest(CONTAINERS) ?? link });
    }
  }
  return [...found.values()];
}

/** The record whose page a link opens, or null. */
function recordOf(link: Element, path: string): string | null {
  const parts = (link.getAttribute('href') ?? '').replace(/\?.*$/u, '').split('/').map(decodeURIComponent);
  const [, own, id = ''] = parts;
  return own === path && parts.length === 3 && id !== 'new' && id !== '' ? id : null;
}

/** Names with values: of descriptions, and of a row in a table by the headings of its columns. */
export function factsOf(within: Element): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const row = within.localName === 'tr' ? within : null;
  if (row) {
    const headings = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])].map(spokenText);
    for (const [place, cell] of [...row.querySelectorAll('td')].entries()) {
      facts.set(headings[place] ?? '', spokenParts(cell));
    }
    return facts;
  }
  for (const term of within.querySelectorAll('dt')) {
    const value = term.nextElementSibling;
    const name = spokenText(term);
    // What stands below, the totals of a list, may have the same name.
    if (value && !facts.has(name)) facts.set(name, spokenParts(value));
  }
  return facts;
}

/** Whether some part of an element says exactly this; a button says what it does. */
export function says(element: Element, text: string): boolean {
  return [element, ...element.querySelectorAll('*')].some(
    (part) => spokenText(part) === text && part.closest('button') === null && !part.querySelector('button'),
  );
}

/** Items of lists that say a name and then a value. */
export function figuresOf(within: Element): ReadonlyMap<string, string> {
  const figures = new Map<string, string>();
  for (const item of within.querySelectorAll('main li')) {
    const [name, value] = item.children;
    if (name && value) figures.set(spokenText(name), spokenText(value));
  }
  return figures;
}

/** The rows of a table that have a heading of their own. */
export function tableOf(within: Element): ReadonlyMap<string, string> {
  const rows = [...within.querySelectorAll('tbody tr')].map(
    (row) => [...row.querySelectorAll('th, td')].map(spokenText) as readonly string[],
  );
  return new Map(rows.map(([name = '', value = '']) => [name, value]));
}
