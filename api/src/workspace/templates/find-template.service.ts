import { CATALOGUE } from './catalogue.data';
import type { TemplateSource } from './template-source.schema';

/** The template of this id. */
export function findTemplate(id: string): TemplateSource | undefined {
  return CATALOGUE.find((template) => template.id === id);
}

/** The template that these very words are of: pages that carry a template's prompt along use it, too. */
export function findTemplateByPrompt(prompt: string): TemplateSource | undefined {
  return CATALOGUE.find((template) => template.prompt === prompt.trim());
}
