import type { Notice } from '../data/store-state';

const texts: Readonly<Record<Notice, string>> = {
  memory: 'Records are kept only until this page closes: the browser offers no storage here.',
  unreadable:
    'The stored records could not be read. They are left as they are; what you add now is kept only until this page closes.',
  'not-saved': 'The last change could not be stored: the browser’s storage is full or switched off.',
};

/** What the person should know about where the records are kept. */
export function NoticeBar({
  notice,
  onRetry,
}: {
  readonly notice: Notice | null;
  readonly onRetry: () => void;
}) {
  if (notice === null) return null;
  const isFailure = notice !== 'memory';
  return (
    <div className={isFailure ? 'notice notice-bad' : 'notice'} role={isFailure ? 'alert' : 'note'}>
      <p>{texts[notice]}</p>
      {notice === 'not-saved' && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
