import { CATALOGUE, OLD_IDS } from './catalogue.data';
import type { TemplateSource } from './template-source.schema';

/** The template of this id, or of one that an earlier catalogue had. */
export function findTemplate(id: string): TemplateSource | undefined {
  const current = Object.hasOwn(OLD_IDS, id) ? OLD_IDS[id] : id;
  return CATALOGUE.find((template) => template.id === current);
}

/** What is said to a new project to begin with a template; its run has it as the message. */
export function promptOf({ words, title }: TemplateSource): string {
  return words ?? `Use the template “${title}”`;
}

/** The template that these very words are of: pages that carry a template's prompt along use it, too. */
export function findTemplateByPrompt(prompt: string): TemplateSource | undefined {
  return CATALOGUE.find((template) => promptOf(template) === prompt.trim());
}
