export {
  buildApi,
  buildApiError,
  buildNetworkError,
  callName,
  type Answers,
  type MadeCall,
} from './build-api';
export {
  buildCredits,
  buildDeployment,
  buildMessage,
  buildProject,
  buildReceipt,
  buildRepository,
  buildRun,
  buildVersion,
  buildVersionChecks,
  uuid,
} from './builders';
export { buildLivelySession, buildSession, buildSessionTokens, buildUser } from './session';
export { buildShellProps, renderRemote } from './shell';
