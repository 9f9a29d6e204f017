export { createApiClient, type ApiClient, type ApiClientPorts, type CallOptions } from './api-client';
export { ApiError, errorMessage, isApiError, isNetworkError, isNotFound, NetworkError } from './api-errors';
