import { ERROR_STATUS, type ErrorCode } from '@tessera/shared/contracts';
import type { Conflict, StepAnswer } from '@tessera/builder/keeper';
import type { AppError } from '../../core/app-error';
import type { TableRecord } from '../records/data-tasks.schema';

interface StatusAndBody {
  readonly status: number;
  readonly body: object;
}

const CONFLICT = 'Somebody else has changed this meanwhile.';

/** What became of a step. One that was not made says it in the form of every failure as well. */
export function presentStep(answer: StepAnswer): StatusAndBody {
  switch (answer.kind) {
    case 'made':
      return { status: 200, body: answer };
    case 'conflict':
      return withError('CONFLICT', CONFLICT, answer);
    case 'refused':
      return withError('UNPROCESSABLE', answer.breaches.map(({ message }) => message).join(' '), answer);
    case 'failed':
      return withError('BAD_REQUEST', answer.message, answer);
  }
}

/** A failure in both forms: as a step that was not made, and as every call has it. */
export function presentFailure({ code, message, extra }: AppError): StatusAndBody {
  return withError(code, message, { kind: 'failed', message, changes: [], ...extra });
}

function withError(code: ErrorCode, error: string, body: object): StatusAndBody {
  return { status: ERROR_STATUS[code], body: { ...body, error, code } };
}

/** One record by the names of columns: null once it is removed. */
export function presentRow(
  result:
    | { readonly kind: 'row'; readonly row: TableRecord | null }
    | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] },
  status = 200,
): StatusAndBody {
  return result.kind === 'row'
    ? { status, body: { row: result.row } }
    : presentStep({ ...result, changes: [] });
}
