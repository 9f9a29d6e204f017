const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** Of more than these a sentence says how many. */
const MOST_NAMED = 3;

/** '3 files', '1 file'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What a file of this text weighs. */
export function sizeOf(text: string): string {
  const bytes = Buffer.byteLength(text);
  return bytes < 1024 ? counted(bytes, 'byte') : `${Math.round(bytes / 1024)} KB`;
}

/** Why a version is not deployed whose checks fail. */
export function failingWords(titles: readonly string[]): string {
  const count = titles.length;
  const checks = `${NUMBERS[count] ?? count} ${count === 1 ? 'check' : 'checks'}`;
  const named = titles.slice(0, MOST_NAMED).join('; ');
  const others = count > MOST_NAMED ? `; and ${count - MOST_NAMED} more` : '';
  return `${checks} of this version ${count === 1 ? 'fails' : 'fail'}: ${named}${others}`;
}

interface CheckCounts {
  readonly passed: number;
  readonly failed: number;
  readonly untried: number;
}

/** What is known of a version's checks beside those that fail, one thing a line. */
export function checkWords({ passed, failed, untried }: CheckCounts): string[] {
  if (passed + failed + untried === 0) return ['This version has no checks'];
  const lines: string[] = [];
  if (passed > 0) lines.push(passed === 1 ? '1 check passes' : `${passed} checks pass`);
  if (untried > 0) lines.push(untried === 1 ? '1 check was not tried' : `${untried} checks were not tried`);
  return lines;
}

/** What changed of the tables of records that moved to a version. */
export function movedWords(number: number, summary: readonly string[]): string[] {
  const moved = `Records moved to version ${number}`;
  return summary.length === 0 ? [`Records are as version ${number} has them`] : [`${moved}:`, ...summary];
}

/** 'Variables: 2 for browsers, 1 on the server'. */
export function variablesWords(items: readonly { readonly isPublic: boolean }[]): string {
  const open = items.filter(({ isPublic }) => isPublic).length;
  const parts = [
    ...(open > 0 ? [`${open} for browsers`] : []),
    ...(items.length > open ? [`${items.length - open} on the server`] : []),
  ];
  return `Variables: ${parts.join(', ')}`;
}
