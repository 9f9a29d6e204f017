import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import { nameByTitle } from './project-title.rules';
import { listOtherNames, updateDerivedName, type ProjectRow } from './projects.repository';

/** Each lost race means that another project got the name in between. */
const MAX_ATTEMPTS = 5;

/**
 * Lets a project that nobody has named take its application's title (decisions, 'Projects and applications').
 */
export async function takeTitle(db: Database, project: ProjectRow, title: string): Promise<void> {
  if (!project.isNameDerived) return;
  for (let attempt = 1; ; attempt += 1) {
    const name = nameByTitle(title, project.name, await listOtherNames(db, project));
    try {
      if (name !== project.name) await updateDerivedName(db, project.id, name);
      return;
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
