import type { ApplicationModel } from '@tessera/shared/contracts';
import { stepsOf } from './check';
import type { Expected } from './fit';
import { indexOf } from './model-index';
import type { CodeImport, CodeNames } from './names';
import { StepWriter } from './step-writer';

export interface CompileOptions {
  readonly names: CodeNames;
  /** What the code calls the record that the expression is over. */
  readonly parameter: string;
  /** What the value is for; anything without it. */
  readonly expected?: Expected;
}

export interface CompiledExpression {
  /** One TypeScript expression. */
  readonly code: string;
  readonly imports: readonly CodeImport[];
  /** Whether the code names its parameter. */
  readonly usesRecord: boolean;
}

/**
 * Compiles a checked canonical text to readable TypeScript over live records. Throws when the text does not fit, as
 * `checkExpression` would have said.
 */
export function compileExpression(
  model: ApplicationModel,
  entityId: string | null,
  text: string,
  { names, parameter, expected = 'anything' }: CompileOptions,
): CompiledExpression {
  const { step } = stepsOf(model, entityId, text, expected);
  const writer = new StepWriter(indexOf(model), names, step, { entity: entityId, name: parameter });
  return { code: writer.whole(), imports: writer.imports(), usesRecord: writer.usesRecord() };
}
