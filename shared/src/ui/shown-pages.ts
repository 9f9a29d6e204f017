/**
 * The pages that a pagination names: the first, the last, the current and its neighbours, with gaps between. A gap never
 * stands for one page alone.
 */
export function shownPages(page: number, pageCount: number): (number | 'gap')[] {
  const named = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 4) for (const near of [2, 3]) named.add(near);
  if (page >= pageCount - 3) for (const near of [pageCount - 1, pageCount - 2]) named.add(near);
  const pages = [...named].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2 ? [before + 1, one] : ['gap' as const, one];
  });
}
