/** What the server of an export runs of Tessera's own: `server/rules.js` (docs/decisions/0029). Its source is TypeScript in Tessera. */
export { newsQuerySchema } from '@tessera/shared/contracts';
export { AppError } from '../src/core/app-error.ts';
export { failureOf } from '../src/data/hosts/app-data.service.ts';
export { AnswerRoom } from '../src/data/hosts/answer-room.service.ts';
export { presentFailure, presentStep } from '../src/data/hosts/answers.view.ts';
export { shareFairly } from '../src/data/hosts/fair-share.http.ts';
export { createNewsHub } from '../src/data/hosts/news-hub.service.ts';
export { openNews } from '../src/data/hosts/news-stream.http.ts';
export { requireOwnPage } from '../src/data/hosts/own-pages.http.ts';
export { openRecords } from '../src/data/exported/open-records.child.ts';
export { letAnswersArrive } from '../src/http/close-gently.ts';
export { explainError } from '../src/http/error-handler.ts';
export { limitRequests } from '../src/http/rate-limit.ts';
export { EventStreams } from '../src/http/sse.ts';
export { findUnstorableText } from '../src/http/unstorable-text.ts';
