import { inSentence } from '@tessera/builder/design';
import type { DesignOperation } from '@tessera/shared/contracts';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { WorkStoppedError } from '../../work/work-pool';
import type { Worker } from '../worker/worker.client';
import type { NewProject } from './project-creation.service';

/** Named one by one in the message of a design. */
const NAMED_TABLES = 5;

/** What a design is asked for by, in the conversation. */
export function messageOfDesign(design: readonly DesignOperation[]): string {
  const names = design.flatMap((operation) =>
    operation.kind === 'addEntity' ? [inSentence(operation.draft.plural)] : [],
  );
  const named = names.slice(0, NAMED_TABLES);
  const more = names.length - named.length;
  const last = more > 0 ? `${String(more)} more` : named.pop();
  const first = named.join(', ');
  const all = first === '' ? (last ?? '') : `${first} and ${last ?? ''}`;
  return `Make an app with the ${names.length === 1 ? 'table' : 'tables'} ${all}`;
}

/**
 * A design is tried before anything waits for it, so that a refusal is said where it was asked for. Throws BAD_REQUEST beside
 * another beginning, UNPROCESSABLE.
 */
export async function requireDesign(
  worker: Worker,
  { userId }: Caller,
  { design, fromProjectId, prompt, templateId, attachmentIds = [], projectName = '' }: NewProject,
): Promise<void> {
  if (!design) return;
  const others = [fromProjectId, prompt, templateId, attachmentIds[0]];
  if (others.some((other) => other !== undefined))
    throw invalidField(
      'design',
      'A project begins with one thing: tables, words, files, a template or a copy',
    );
  const edit = { kind: 'design', operations: design } as const;
  const made = await worker.run(userId, 'edit', { model: undefined, projectName, edit }).catch(tooMuchWork);
  if (made.kind === 'refused') throw impossible(made.why);
}

const impossible = (message: string) =>
  new AppError('UNPROCESSABLE', message, { fields: { design: message } });

function tooMuchWork(error: unknown): never {
  throw error instanceof WorkStoppedError
    ? impossible('These tables take too long to make. Leave some of them out.')
    : error;
}
