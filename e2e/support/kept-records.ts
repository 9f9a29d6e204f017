import type { Page } from '@playwright/test';

/** What the browser keeps of the previews' records. */
export function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database gives no answer'));
      });
    const database = await settled(indexedDB.open('keyval-store'));
    const all = await settled(database.transaction('keyval').objectStore('keyval').getAll());
    database.close();
    return all.join('\n');
  });
}
