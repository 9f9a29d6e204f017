import { AppError } from '../../core/app-error';
import type { CompileError } from './compile-error.schema';

/** 422 that names file and line; both are null when the whole project is the reason. */
export function buildFailed({ path, line, message }: CompileError): AppError {
  const place = path === null ? '' : line === null ? `${path}: ` : `${path}, line ${line}: `;
  return new AppError('BUILD_FAILED', `${place}${message}`, { path, line, message });
}
