import { changeApplication } from '../src/change';
import { createApplication } from '../src/create';
import { readMessage } from '../src/reading/chat/read-message';

/** `pnpm try:reading`: what a prompt makes, and what messages come to in it. */

/** The lines that are printed: the application, then the clauses of each message, each with the rule that read it, and the answer. */
export function tryReading(prompt: string, messages: readonly string[]): string[] {
  const { model, coverage } = createApplication(prompt, { name: 'Application' });
  return [
    ...model.entities.map(
      ({ name, fields }) => `${name}: ${fields.map((field) => `${field.name} (${field.type})`).join(', ')}`,
    ),
    ...coverage.map(({ phrase, state, why }) => `  ${state}: ${[phrase, why].filter(Boolean).join(' – ')}`),
    ...messages.flatMap((message) => [
      '',
      `> ${message}`,
      ...readMessage(model, message, {}).clauses.map(
        ({ text, fate, rule = 'no rule' }) => `  [${text}] ${fate.kind}, by ${rule}`,
      ),
      `  ${changeApplication(model, message).answer}`,
    ]),
  ];
}
