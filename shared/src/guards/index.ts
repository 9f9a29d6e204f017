export { isEnvironmentDocument, isVersionRecord } from './release-documents';
