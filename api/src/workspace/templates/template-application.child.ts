import { createApplication, emit, tabIcon } from '@tessera/builder';
import { beginWithSample } from '@tessera/builder/samples';
import { findTemplate } from './find-template.rules';
import { featuresOf } from './template-features.rules';
import type { TemplateApplication, TemplateRequest } from './template-source.schema';

/** A template as the first version of a project. Throws for one that is not in the catalogue. */
export function beginWithTemplate(id: string): ReturnType<typeof createApplication> {
  const source = findTemplate(id);
  const begun =
    source?.words === undefined
      ? source && beginWithSample(source.id, source.title)
      : createApplication(source.words, { name: source.title });
  if (!source || !begun) throw new Error(`There is no template ${id}`);
  return { ...begun, model: { ...begun.model, title: source.title } };
}

/** What is shown of a template's application. */
export function makeTemplate({ id }: TemplateRequest): TemplateApplication {
  const { model } = beginWithTemplate(id);
  return { icon: tabIcon(model.theme), features: featuresOf(model), files: emit(model) };
}
