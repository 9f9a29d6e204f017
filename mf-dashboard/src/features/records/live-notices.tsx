import type { RecordBook, Rejection } from '@tessera/builder/records';
import { Banner, Button } from '@tessera/shared/ui';
import { useSyncExternalStore } from 'react';

const UNREACHED =
  'The server cannot be reached. What you change is sent once it can, as long as this page is open.';
const LIVE: Readonly<Record<string, string>> = {
  offline: UNREACHED,
  unkept: UNREACHED,
  paused: 'What visitors change shows every few seconds.',
  newer: 'The application was deployed again. Load this page again to see its new tables.',
};
const PREVIEW: Readonly<Record<string, string>> = {
  ...LIVE,
  paused: 'What other windows change shows every few seconds.',
  newer: 'The preview shows another version by now. Load this page again to see its tables.',
};

/** What became of records on the server that is not seen in their table: what was not made, and how the server is reached. */
export function LiveNotices({ book, isLive }: { book: RecordBook; isLive: boolean }) {
  const { notice, rejections, waiting } = useSyncExternalStore(book.subscribe, book.getState);
  const line = notice === null ? undefined : (isLive ? LIVE : PREVIEW)[notice];
  const isWaiting = waiting > 0 && notice === 'offline';
  return (
    <>
      {line === undefined ? null : (
        <Banner tone="info" role="status">
          {line}
          {isWaiting
            ? ` ${waiting.toLocaleString()} ${waiting === 1 ? 'change waits' : 'changes wait'}.`
            : ''}
        </Banner>
      )}
      {rejections.map((rejection) => (
        <Rejected key={rejection.step.step} book={book} rejection={rejection} />
      ))}
    </>
  );
}

function Rejected({ book, rejection }: { book: RecordBook; rejection: Rejection }) {
  const isConflict = rejection.answer.kind === 'conflict';
  const answerBy = (choice: 'mine' | 'drop') => () => {
    book.resolve(rejection, choice);
  };
  return (
    <Banner
      tone="bad"
      title="A change was not saved"
      action={
        <>
          {isConflict ? <Button onClick={answerBy('mine')}>Keep mine</Button> : null}
          <Button onClick={answerBy('drop')}>{isConflict ? 'Keep theirs' : 'Dismiss'}</Button>
        </>
      }
    >
      {book.whyRejected(rejection)}
    </Banner>
  );
}
