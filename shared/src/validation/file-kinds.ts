/** What an extension promises: the MIME types it goes by, and what its content turns out to be. */
export interface FileKind {
  readonly mimeTypes: readonly string[];
  /** What content detection may answer; 'text' stands for readable text. */
  readonly contents: readonly string[];
}

const kind = (mimeTypes: readonly string[], contents: readonly string[]): FileKind => ({
  mimeTypes,
  contents,
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const html = kind(['text/html'], ['text']);
const jpeg = kind(['image/jpeg', 'image/jpg', 'image/pjpeg'], ['jpg']);

/** The kinds whose name and content are compared strictly: those that the dashboard takes, and their neighbours. */
export const FILE_KINDS: ReadonlyMap<string, FileKind> = new Map([
  ['txt', kind(['text/plain'], ['text'])],
  ['csv', kind(['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel'], ['text'])],
  ['json', kind(['application/json', 'text/json', 'text/plain'], ['text'])],
  ['xml', kind(['application/xml', 'text/xml', 'text/plain'], ['text'])],
  ['svg', kind(['image/svg+xml'], ['text'])],
  ['html', html],
  ['htm', html],
  ['md', kind(['text/markdown', 'text/x-markdown', 'text/plain'], ['text'])],
  ['pdf', kind(['application/pdf', 'application/x-pdf'], ['pdf'])],
  ['doc', kind(['application/msword'], ['cfb'])],
  ['docx', kind([`${OFFICE}.wordprocessingml.document`], ['docx'])],
  ['xlsx', kind([`${OFFICE}.spreadsheetml.sheet`], ['xlsx'])],
  ['pptx', kind([`${OFFICE}.presentationml.presentation`], ['pptx'])],
  ['zip', kind(['application/zip', 'application/x-zip-compressed'], ['zip'])],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['png', kind(['image/png', 'image/apng'], ['png', 'apng'])],
  ['gif', kind(['image/gif'], ['gif'])],
  ['webp', kind(['image/webp'], ['webp'])],
]);
