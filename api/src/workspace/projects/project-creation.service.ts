import { randomUUID } from 'node:crypto';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Database, Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import { findTemplate, findTemplateByPrompt } from '../templates/find-template.service';
import { requireAttachments } from '../uploads/attachments.service';
import type { QuotasService } from '../quotas/quotas.service';
import type { FirstRun } from './first-run.port';
import * as repository from './projects.repository';

export interface NewProject {
  readonly projectName: string;
  readonly isNameDerived?: boolean | undefined;
  readonly description?: string | undefined;
  readonly prompt?: string | undefined;
  /** Its words are the prompt, when there is none. */
  readonly templateId?: string | undefined;
  /** Files that go with the prompt, or are all that there is of it. */
  readonly attachmentIds?: string[] | undefined;
}

/** What a call made, or what an earlier one with its key had made. */
export interface CreatedProject {
  readonly id: string;
  readonly runId?: string;
}

export interface ProjectCreationSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly firstRun: FirstRun;
  readonly quotas: QuotasService;
}

/** Makes projects, each with its Builder and, given a prompt, its first run: all or nothing. */
export function createProjectCreation({ db, clock, firstRun, quotas }: ProjectCreationSettings) {
  async function findRepeated(
    caller: Caller,
    input: NewProject,
    key: string,
  ): Promise<CreatedProject | undefined> {
    const made = await repository.findProjectByKey(db, caller.userId, key);
    if (!made) return undefined;
    const { id } = requireSameRequest(made, hashRequest(input));
    const runId = await firstRun.find(db, caller.userId, firstRunKey(key));
    return { id, ...(runId === undefined ? {} : { runId }) };
  }

  async function insert(
    tx: Queryable,
    caller: Caller,
    input: NewProject,
    key: string,
  ): Promise<CreatedProject> {
    await refuseTakenName(tx, caller, input.projectName);
    const attachments = await requireAttachments(tx, caller, input.attachmentIds);
    const { prompt, templateId } = startOf(input);
    const now = clock();
    const [id, agentId] = [randomUUID(), randomUUID()];
    await repository.insertProject(tx, {
      id,
      userId: caller.userId,
      name: input.projectName,
      isNameDerived: input.isNameDerived ?? false,
      description: input.description ?? '',
      headVersionId: null,
      idempotencyKey: key,
      requestHash: hashRequest(input),
      templateId,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await repository.insertAgent(tx, {
      id: agentId,
      projectId: id,
      name: 'Builder',
      isDefault: true,
      createdAt: now,
    });
    const run = { projectId: id, agentId, userId: caller.userId, idempotencyKey: firstRunKey(key) };
    const runId =
      prompt === undefined ? undefined : await firstRun.queue(tx, { ...run, attachments, message: prompt });
    await quotas.requireRoomForProject(tx, id);
    return { id, ...(runId === undefined ? {} : { runId }) };
  }

  /** Throws CONFLICT at the field for a name that the caller has, KEY_REUSED for the key of another request, QUOTA_FULL. */
  return async function make(caller: Caller, input: NewProject, key: string): Promise<CreatedProject> {
    const repeated = await findRepeated(caller, input, key);
    if (repeated) return repeated;
    try {
      const made = await db.transaction((tx) => insert(tx, caller, input, key));
      firstRun.wake();
      return made;
    } catch (error) {
      // Two calls at once with one key: the other one made the project, and took the name.
      const other = await findRepeated(caller, input, key);
      if (other) return other;
      throw isUniqueViolation(error) ? nameTaken(input.projectName) : error;
    }
  };
}

const OF_FILES = 'Make an application of the attached files';

/** What the first run works on, and the template that it is of. */
function startOf(input: NewProject): { prompt?: string; templateId: string | null } {
  const { attachmentIds = [], templateId } = input;
  const prompt =
    input.prompt ?? (attachmentIds.length > 0 && templateId === undefined ? OF_FILES : undefined);
  if (templateId === undefined) {
    if (prompt === undefined) return { templateId: null };
    return { prompt, templateId: findTemplateByPrompt(prompt)?.id ?? null };
  }
  const template = findTemplate(templateId);
  if (!template) throw invalidField('templateId', 'There is no such template');
  return { prompt: prompt ?? template.prompt, templateId };
}

/** Throws CONFLICT at the field when the caller has another project of this name. */
export async function refuseTakenName(
  q: Queryable,
  caller: Caller,
  name: string,
  except?: string,
): Promise<void> {
  const other = await repository.findProjectByName(q, caller.userId, name);
  if (other && other.id !== except) throw nameTaken(other.name, other.id);
}

export function nameTaken(name: string, projectId?: string): AppError {
  const message = `You already have "${name}"`;
  return new AppError('CONFLICT', message, {
    fields: { projectName: message },
    ...(projectId === undefined ? {} : { projectId }),
  });
}

/** A run's keys are apart from those that callers of POST /runs choose. */
function firstRunKey(key: string): string {
  return `project ${key}`;
}
