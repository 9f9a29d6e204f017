import { refuse } from '../core/refusal';
import { isSystemError } from './atomic-files';

/** Runs a task on the registry's folder; what the file system refuses becomes E_REGISTRY, and nothing has changed. */
export async function onRegistry<Result>(root: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw refuse('E_REGISTRY', `the registry ${root} cannot be used: ${error.message}`, 'mfr status');
  }
}
