import type { Template, TemplateView } from '@tessera/shared/contracts';
import { TEMPLATE_PICTURES_PATH } from '../../config/template-pictures';
import { promptOf } from './find-template.rules';
import type { DrawnTemplate, TemplateApplication, TemplateSource } from './template-source.schema';

/** What the built-in assistant needs for any of them, said with room to spare. */
const TIME_TO_SETUP = 'A few seconds';

/** Of a picture's file, in pixels. */
const PICTURE_SIZE = { width: 640, height: 400 };

/** A template as lists have it, with pictures of its application. */
export function presentTemplate(source: TemplateSource, drawn: DrawnTemplate, remixes: number): Template {
  const { id, title, category, description, author, addedOn } = source;
  return {
    id,
    title,
    category,
    description,
    prompt: promptOf(source),
    remixes,
    author: { name: author, avatar: author },
    addedOn,
    preview: drawn.preview,
    pictures: {
      light: `${TEMPLATE_PICTURES_PATH}/${drawn.light}`,
      dark: `${TEMPLATE_PICTURES_PATH}/${drawn.dark}`,
      ...PICTURE_SIZE,
    },
  };
}

/** Everything about one template, with the files that it becomes. */
export function presentTemplateView(
  template: Template,
  { iconType }: TemplateSource,
  { icon, features, files }: TemplateApplication,
): TemplateView {
  return {
    ...template,
    name: template.title,
    iconType,
    icon,
    color: template.preview.accent,
    features: [...features],
    timeToSetup: TIME_TO_SETUP,
    creator: template.author.name,
    remixCount: template.remixes,
    language: 'TypeScript',
    framework: 'React',
    files: files.map(({ path, text }) => ({ path, text })),
  };
}
