import type { Queryable } from '../../db/database';
import { readFiles } from '../files/files.service';
import { readOwnProjects } from '../projects/project-access.service';
import { findHead } from './version-access.service';

/** For the copy of a person's data: the projects, one after the other, each with the files of its newest version. */
export async function* readProjectCopies(q: Queryable, userId: string): AsyncGenerator<object> {
  for (const project of await readOwnProjects(q, userId)) {
    const head = await findHead(q, project);
    const files = head === undefined ? [] : await readFiles(q, head.treeHash);
    const { id, name, description, createdAt } = project;
    yield { id, name, description, createdAt, version: head?.number ?? null, files };
  }
}
