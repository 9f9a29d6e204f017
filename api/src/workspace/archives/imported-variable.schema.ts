import type { VariableEnvironment } from '@tessera/shared/contracts';

/** A variable that a `.env` file says. */
export interface ImportedVariable {
  readonly key: string;
  readonly value: string;
  readonly isSecret: boolean;
  readonly environment: VariableEnvironment;
}
