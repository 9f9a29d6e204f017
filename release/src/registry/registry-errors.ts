import { refuse } from '../core/refusal';
import { isSystemError } from './atomic-files';

/** What to run where a registry is of no use: which one was meant, only the caller knows. */
export const OTHER_REGISTRY = 'mfr status --registry <folder>';

/** Runs a task on the registry's folder; what the file system refuses becomes E_REGISTRY, and nothing has changed. */
export async function onRegistry<Result>(root: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw refuse('E_REGISTRY', `the registry ${root} cannot be used: ${error.message}`, OTHER_REGISTRY);
  }
}
