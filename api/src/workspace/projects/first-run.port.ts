import type { Attachment, ModelEdit } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';

/** Starts the first run of a project within the transaction that makes it. */
export interface FirstRun {
  queue(tx: Queryable, run: FirstRunInput): Promise<string>;
  find(q: Queryable, userId: string, idempotencyKey: string): Promise<string | undefined>;
  /** Called once the transaction has committed. */
  wake(): void;
}

export interface FirstRunInput {
  readonly projectId: string;
  readonly agentId: string;
  readonly userId: string;
  readonly message: string;
  readonly attachments: Attachment[];
  readonly idempotencyKey: string;
  /** The tables that it begins with, instead of what the message says. */
  readonly edit?: ModelEdit | null;
}
