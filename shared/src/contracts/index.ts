import './jitless';

export * from './account.contract';
export * from './application-model';
export * from './auth.contract';
export * from './constants';
export * from './credits.contract';
export * from './define-contract';
export * from './deployment.contract';
export * from './errors';
export * from './oauth.contract';
export * from './operation.contract';
export * from './payment.contract';
export * from './project.contract';
export * from './release-documents';
export * from './run.contract';
export * from './version.contract';
