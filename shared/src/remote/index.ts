import '../contracts/jitless';

export { defineRemote } from './define-remote';
export { RemoteRouter } from './remote-router';
export { ShellContext, useSession, useShell } from './shell-context';
export * from './shell-contract';
