import type { Message, Run, VersionChecks } from '@tessera/shared/contracts';
import type { RunRow } from './runs.repository';

export function toRun(row: RunRow): Run {
  const { id, projectId, agentId, message, mode, attachments, about, status, answer } = row;
  const { suggestions, receipt, question, versionId, error, conflicts } = row;
  return {
    id,
    projectId,
    agentId,
    message,
    mode,
    attachments,
    about,
    status,
    answer,
    suggestions,
    receipt,
    question,
    versionId,
    error,
    conflicts,
    at: row.createdAt.toISOString(),
  };
}

/**
 * A run as two messages: what was asked, and what the assistant said once it has ended. `checks` is what is known by now of the
 * version that it made.
 */
export function toMessages(row: RunRow, checks: VersionChecks | undefined): Message[] {
  const common = { runId: row.id, agentId: row.agentId, mode: row.mode, status: row.status };
  const asked: Message = {
    ...common,
    id: `${row.id}:user`,
    role: 'user',
    text: row.message,
    attachments: row.attachments,
    about: row.about,
    problem: row.problem,
    isEdit: row.edit !== null,
    receipt: null,
    checks: null,
    suggestions: [],
    question: null,
    conflicts: [],
    versionId: null,
    at: row.createdAt.toISOString(),
  };
  if (!row.endedAt) return [asked];
  const said: Message = {
    ...common,
    id: `${row.id}:assistant`,
    role: 'assistant',
    attachments: [],
    about: null,
    problem: null,
    isEdit: row.edit !== null,
    text: row.answer === '' ? (row.error ?? 'Stopped. Nothing was changed.') : row.answer,
    receipt: row.receipt,
    checks: checks ?? null,
    suggestions: row.suggestions,
    question: row.question,
    conflicts: row.conflicts,
    versionId: row.versionId,
    at: row.endedAt.toISOString(),
  };
  return [asked, said];
}
