import type { RecordBook } from '@tessera/builder/records';

/** What was done last is not lost where its table is left at once. */
export function whenSent(book: RecordBook, close: () => void): void {
  const isSent = () => book.getState().waiting === 0;
  if (isSent()) {
    close();
    return;
  }
  const stop = book.subscribe(() => {
    if (!isSent()) return;
    stop();
    close();
  });
}
