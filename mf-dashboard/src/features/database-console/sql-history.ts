import { ownStorage } from '@tessera/shared/remote';

const kept = ownStorage('mf-dashboard', 'sessionStorage');
const MOST = 30;

const nameOf = (databaseId: string) => `sql-history.${databaseId}`;

/** The statements that were run in this tab of the browser, the last one first. */
export function readHistory(databaseId: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept.read(nameOf(databaseId)) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    // What somebody else left there is no history.
    return [];
  }
}

/** Adds a statement, or moves it to the front; gives all of them. */
export function addToHistory(databaseId: string, sql: string): readonly string[] {
  const list = [sql, ...readHistory(databaseId).filter((one) => one !== sql)].slice(0, MOST);
  kept.write(nameOf(databaseId), JSON.stringify(list));
  return list;
}

const draftOf = (databaseId: string) => `sql-draft.${databaseId}`;

/** What stood in the editor last, also where it went away with its page. */
export function readDraft(databaseId: string): string {
  return kept.read(draftOf(databaseId)) ?? readHistory(databaseId)[0] ?? '';
}

export function keepDraft(databaseId: string, text: string): void {
  kept.write(draftOf(databaseId), text);
}
