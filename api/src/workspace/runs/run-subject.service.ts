import { findPointedPart, partLabel, type NamedSubject, type RunSubject } from '@tessera/shared/contracts';
import { invalidField } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import type { ProjectRow } from '../projects/project-access.service';
import { findHead } from '../versions/version-access.service';

/** What a message is about, with what the newest version calls it. Throws BAD_REQUEST where that has no such part. */
export async function nameSubject(
  tx: Queryable,
  project: ProjectRow,
  subject: RunSubject,
): Promise<NamedSubject> {
  if (subject.kind === 'words') return { subject, label: `Text "${subject.words}"` };
  const model = (await findHead(tx, project))?.model;
  const part = model ? findPointedPart(model, subject.part) : undefined;
  if (!part) throw invalidField('about.part', 'The newest version has no such part. Select it again');
  return { subject, label: partLabel(part) };
}
