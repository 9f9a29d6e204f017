import '../contracts/jitless';

export { defineRemote } from './define-remote';
export { lazyWithRetry } from './lazy-with-retry';
export { PageRoutes } from './page-routes';
export { newKey } from './new-key';
export { ownStorage } from './own-storage';
export { RemoteRouter } from './remote-router';
export { ShellContext, useSession, useShell } from './shell-context';
export * from './shell-contract';
export { undoNotice, useUndo } from './undo';
export { useDocumentTitle } from './use-document-title';
export { whenIdle } from './when-idle';
