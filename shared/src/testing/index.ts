export { buildApi, buildApiError, buildNetworkError } from './build-api';
export { buildDeployment, buildMessage, buildProject, buildReceipt, buildVersion, uuid } from './builders';
export { buildShellProps, renderRemote } from './shell';
