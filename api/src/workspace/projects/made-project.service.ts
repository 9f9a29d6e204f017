import { randomUUID } from 'node:crypto';
import type { ApplicationModel, Receipt } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest } from '../../core/request-hash';
import type { Queryable } from '../../db/database';
import { checksOfRun, countChecks, performedChecks } from '../checks/check-access.service';
import type { QuotasService } from '../quotas/quotas.service';
import { noteOf } from '../runs/run-note.rules';
import type { RunJournal } from '../runs/run-journal.service';
import { planEvent } from '../runs/run-plan.view';
import type { VersionCommit } from '../versions/version-commit.service';
import { insertProject } from './project-creation.service';
import { nameByTitle } from './project-title.rules';
import { listOtherNames } from './projects.repository';

/** An application that was made before there was a project, with the prompt that it was made of. */
export interface MadeApplication {
  readonly id: string;
  readonly prompt: string;
  readonly treeHash: string;
  readonly generatedHash: string;
  readonly model: ApplicationModel;
  readonly answer: string;
  readonly suggestions: string[];
  readonly receipt: Receipt;
  readonly spoken: unknown;
  /** The project's, as if it had been asked for by it. */
  readonly key: string;
}

export interface MadeProjects {
  /** Makes it a project's first version, and what was said of it the project's first run. Throws QUOTA_FULL. */
  make(tx: Queryable, caller: Caller, made: MadeApplication): Promise<string>;
}

export interface MadeProjectsSettings {
  readonly clock: Clock;
  readonly quotas: QuotasService;
  readonly commits: VersionCommit;
  readonly journal: RunJournal;
}

export function createMadeProjects({ clock, quotas, commits, journal }: MadeProjectsSettings): MadeProjects {
  return {
    async make(tx, caller, made) {
      const { prompt, model, receipt, answer, suggestions, spoken, key, treeHash, generatedHash } = made;
      const { userId } = caller;
      const now = clock();
      const taken = await listOtherNames(tx, { userId, id: made.id });
      const project = { projectName: nameByTitle(model.title, prompt, taken), isNameDerived: true };
      const requestHash = hashRequest({ draft: made.id });
      const { id, agentId } = await insertProject(
        tx,
        caller,
        { ...project, templateId: null, key, requestHash },
        now,
      );
      const runId = randomUUID();
      const content = { projectId: id, treeHash, generatedHash, model, author: 'agent', runId } as const;
      const checks = countChecks(performedChecks(receipt));
      await journal.record(
        tx,
        {
          id: runId,
          projectId: id,
          agentId,
          userId,
          message: prompt,
          attachments: [],
          about: null,
          edit: null,
          mode: 'build',
          problem: null,
          decided: null,
          status: 'running',
          answer: '',
          suggestions: [],
          receipt: null,
          question: null,
          held: null,
          spoken: null,
          conflicts: [],
          versionId: null,
          error: null,
          idempotencyKey: null,
          requestHash: null,
          createdAt: now,
          endedAt: null,
        },
        { status: 'succeeded', answer, receipt, suggestions, spoken },
        {
          events: [
            planEvent(undefined),
            { type: 'text', delta: answer },
            { type: 'receipt', receipt, checks: checksOfRun(receipt) ?? null },
          ],
          apply: async () => {
            const work = { ...content, checks, head: undefined, note: () => noteOf(prompt) };
            return (await commits.commitWork(tx, work, now)).id;
          },
        },
      );
      await quotas.requireRoomForProject(tx, id);
      return id;
    },
  };
}
