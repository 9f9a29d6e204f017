import '../contracts/jitless';

export { AskBeforeLeaving } from './ask-before-leaving';
export { BrowserPortsContext, useBrowser } from './browser-ports';
export { brokenSentence, checksLine, editBefore } from './checks-words';
export { defineRemote } from './define-remote';
export { lazyWithRetry } from './lazy-with-retry';
export { pageFinder, PageRoutes } from './page-routes';
export { newKey } from './new-key';

export { ownStorage } from './own-storage';
export { personStorage } from './person-storage';
export { readBalance } from './read-balance';
export { ReleaseWorker } from './release-worker';
export { fileNameOf, saveFile } from './save-file';
export { schedule } from './schedule';
export { ShellContext, useSession, useShell } from './shell-context';
export * from './shell-contract';
export { SignInPrompt } from './sign-in-prompt';
export { undoNotice, useUndo } from './undo';
export { useAskBeforeClosing } from './use-ask-before-closing';
export { useDocumentTitle } from './use-document-title';
export { useResource, type Resource } from './use-resource';
export { useSearchText } from './use-search-text';
export { whenIdle } from './when-idle';
