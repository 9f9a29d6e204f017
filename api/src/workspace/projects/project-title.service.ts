import type { JobLog } from '../../jobs/run-job';
import type { Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import { nameByTitle } from './project-title.rules';
import { listOtherNames, updateDerivedName, type ProjectRow } from './projects.repository';

/** Each lost one means that another project got the name in between, or that the database's letters have another case. */
const MAX_ATTEMPTS = 5;

/**
 * Lets a project that nobody has named take its application's title (decisions, 'Projects and applications'). Within the
 * transaction that makes the version, which a name is never worth: it keeps the old one when it cannot have another.
 */
export async function takeTitle(
  tx: Queryable,
  project: ProjectRow,
  title: string,
  log: JobLog,
): Promise<void> {
  if (!project.isNameDerived) return;
  try {
    await tx.transaction((part) => rename(part, project, title));
  } catch (error) {
    log.error({ err: error, project: project.id }, 'A project could not take the title of its application');
  }
}

async function rename(tx: Queryable, project: ProjectRow, title: string): Promise<void> {
  const taken = await listOtherNames(tx, project);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const name = nameByTitle(title, project.name, taken);
    if (name === project.name) return;
    try {
      // Each in a part of the transaction, which goes on where one is lost.
      await tx.transaction((part) => updateDerivedName(part, project.id, name));
      return;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      taken.push(name);
    }
  }
}
