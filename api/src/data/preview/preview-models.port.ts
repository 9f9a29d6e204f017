import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';

/** What is known elsewhere of projects and their versions. */
export interface PreviewModels {
  /**
   * Makes sure that a project is the caller's, and keeps its records on the server. Throws FORBIDDEN for another's and for none, NOT_FOUND
   * for a deleted one, UNPROCESSABLE where its records are in the browser.
   */
  require(caller: Caller, projectId: string): Promise<void>;
  /** Of a version of the project. Throws FORBIDDEN where it has no such version, UNPROCESSABLE where that is code only. */
  read(projectId: string, versionId: string): Promise<ApplicationModel>;
}
