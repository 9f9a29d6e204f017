import { randomUUID } from 'node:crypto';
import {
  NEW_DATA_PLACE,
  type DataPlace,
  type DesignOperation,
  type ModelEdit,
} from '@tessera/shared/contracts';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Database, Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import { findTemplate, findTemplateByPrompt, promptOf } from '../templates/find-template.rules';
import { requireAttachments } from '../uploads/attachments.service';
import type { QuotasService } from '../quotas/quotas.service';
import type { VersionCommit } from '../versions/version-commit.service';
import type { Worker } from '../worker/worker.client';
import { nameOfCopy } from './copy-name.rules';
import { copyNewestVersion } from './copy-version.service';
import type { FirstRun } from './first-run.port';
import { requireLockedProject, type ProjectRow } from './project-access.service';
import { messageOfDesign, requireDesign } from './project-design.service';
import * as repository from './projects.repository';

export interface NewProject {
  readonly projectName?: string | undefined;
  /** Begins with the newest version of this project. */
  readonly fromProjectId?: string | undefined;
  readonly isNameDerived?: boolean | undefined;
  readonly description?: string | undefined;
  readonly prompt?: string | undefined;
  /** Without a prompt the first version is its application. */
  readonly templateId?: string | undefined;
  /** Files that go with the prompt, or are all that there is of it. */
  readonly attachmentIds?: string[] | undefined;
  /** The tables that it begins with. */
  readonly design?: DesignOperation[] | undefined;
  /** A copy's is its original's. */
  readonly dataPlace?: DataPlace | undefined;
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
  readonly commits: VersionCommit;
  readonly worker: Worker;
}

/** Copies of one project that are made at once want the same name; each lost try means that another one got it. */
const MAX_ATTEMPTS = 5;

/** Makes projects, each with its Builder and, given a prompt, its first run: all or nothing. */
export function createProjectCreation(settings: ProjectCreationSettings) {
  const { db, clock, firstRun, quotas, commits, worker } = settings;

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
    const original = await findOriginal(tx, caller, input);
    const projectName = await nameOf(tx, input, original);
    const attachments = await requireAttachments(tx, caller, input.attachmentIds);
    const { prompt, templateId, edit = null } = startOf(input);
    const now = clock();
    const description = input.description ?? original?.description;
    const dataPlace = input.dataPlace ?? original?.dataPlace;
    const row = {
      ...input,
      projectName,
      description,
      dataPlace,
      templateId,
      requestHash: hashRequest(input),
      key,
    };
    const { id, agentId } = await insertProject(tx, caller, row, now);
    if (original) await copyNewestVersion(tx, commits, original, id, now);
    const run = { projectId: id, agentId, userId: caller.userId, idempotencyKey: firstRunKey(key) };
    const runId =
      prompt === undefined
        ? undefined
        : await firstRun.queue(tx, { ...run, attachments, message: prompt, edit });
    await quotas.requireRoomForProject(tx, id);
    return { id, ...(runId === undefined ? {} : { runId }) };
  }

  async function attempt(
    caller: Caller,
    input: NewProject,
    key: string,
    left: number,
  ): Promise<CreatedProject> {
    try {
      const made = await db.transaction((tx) => insert(tx, caller, input, key));
      firstRun.wake();
      return made;
    } catch (error) {
      // Two calls at once with one key: the other one made the project, and took the name.
      const other = await findRepeated(caller, input, key);
      if (other) return other;
      if (!isUniqueViolation(error)) throw error;
      if (input.projectName !== undefined) throw nameTaken(input.projectName);
      if (left === 1) throw error;
      return attempt(caller, input, key, left - 1);
    }
  }

  /** Throws CONFLICT at the field for a name that the caller has, KEY_REUSED for the key of another request, QUOTA_FULL, UNPROCESSABLE for a design that cannot be made. */
  return async function make(caller: Caller, input: NewProject, key: string): Promise<CreatedProject> {
    const made = await findRepeated(caller, input, key);
    if (made) return made;
    await requireDesign(worker, caller, input);
    return attempt(caller, input, key, MAX_ATTEMPTS);
  };
}

export interface ProjectToInsert extends Pick<NewProject, 'isNameDerived' | 'description' | 'dataPlace'> {
  readonly projectName: string;
  readonly templateId: string | null;
  readonly key: string;
  readonly requestHash: string;
}

/** A project without versions, and its Builder. Throws CONFLICT at the field for a name that the caller has. */
export async function insertProject(
  tx: Queryable,
  caller: Caller,
  {
    projectName,
    isNameDerived = false,
    description = '',
    dataPlace = NEW_DATA_PLACE,
    templateId,
    key,
    requestHash,
  }: ProjectToInsert,
  now: Date,
): Promise<{ readonly id: string; readonly agentId: string }> {
  await refuseTakenName(tx, caller, projectName);
  const [id, agentId] = [randomUUID(), randomUUID()];
  await repository.insertProject(tx, {
    id,
    userId: caller.userId,
    name: projectName,
    isNameDerived,
    description,
    dataPlace,
    headVersionId: null,
    idempotencyKey: key,
    requestHash,
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
  return { id, agentId };
}

/** The project to copy, held until its copy is made; undefined when it begins otherwise. Throws FORBIDDEN, NOT_FOUND. */
async function findOriginal(
  tx: Queryable,
  caller: Caller,
  { fromProjectId, prompt, templateId }: NewProject,
): Promise<ProjectRow | undefined> {
  if (fromProjectId === undefined) return undefined;
  if (prompt !== undefined || templateId !== undefined)
    throw invalidField('fromProjectId', 'A copy begins with its original, not with a prompt or a template');
  return requireLockedProject(tx, caller, fromProjectId);
}

/** The name that was chosen, or else that of a copy. Throws BAD_REQUEST at the field. */
async function nameOf(
  tx: Queryable,
  { projectName }: NewProject,
  original: ProjectRow | undefined,
): Promise<string> {
  if (projectName !== undefined) return projectName;
  if (!original) throw invalidField('projectName', 'Project name is required');
  return nameOfCopy(original.name, [original.name, ...(await repository.listOtherNames(tx, original))]);
}

const OF_FILES = 'Make an application of the attached files';

interface Start {
  readonly prompt?: string;
  readonly templateId: string | null;
  readonly edit?: ModelEdit;
}

/** What the first run works on, and the template that it is of. */
function startOf(input: NewProject): Start {
  const { attachmentIds = [], templateId, design } = input;
  if (design)
    return {
      prompt: messageOfDesign(design),
      templateId: null,
      edit: { kind: 'design', operations: design },
    };
  const prompt =
    input.prompt ?? (attachmentIds.length > 0 && templateId === undefined ? OF_FILES : undefined);
  if (templateId === undefined) {
    if (prompt === undefined) return { templateId: null };
    return { prompt, templateId: findTemplateByPrompt(prompt)?.id ?? null };
  }
  const template = findTemplate(templateId);
  if (!template) throw invalidField('templateId', 'There is no such template');
  return { prompt: prompt ?? promptOf(template), templateId: template.id };
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
