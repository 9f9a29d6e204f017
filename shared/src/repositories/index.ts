export { BranchSelect, type BranchSelectProps } from './branch-select';
export {
  findRepositories,
  languagesOf,
  REPOSITORY_SORTS,
  type RepositoryFilter,
  type RepositorySort,
} from './find-repositories';
export { GithubNotice, type GithubNoticeProps } from './github-notice';
export { limitTime } from './limit-time';
export { forgetRepositories, keepSelection, keepToAccount, readKeptSelection } from './kept-repositories';
export { RepositoryPicker, type RepositoryPickerProps } from './repository-picker';
export { transformRepository, type RepositoryView } from './transform-repository';
export { useConnectGithub, type ConnectGithub } from './use-connect-github';
export { useRepositories, type RepositoryList } from './use-repositories';
