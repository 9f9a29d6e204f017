export { createApiClient, type ApiClient, type ApiClientPorts, type CallOptions } from './api-client';
export {
  ApiError,
  errorMessage,
  isApiError,
  isNetworkError,
  isNotFound,
  isPassing,
  NetworkError,
} from './api-errors';
