export { buildShellProps, renderRemote } from './shell';
