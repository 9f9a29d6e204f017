import { createRequiredContext } from '../lib/required-context';
import type { NoticesStore } from './notices.store';

/** The page's toasts. */
export const [NoticesProvider, useNotices] = createRequiredContext<NoticesStore>('The notices');
