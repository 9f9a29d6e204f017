import { BUSINESS_TEMPLATES } from './catalogue-business.data';
import { PERSONAL_TEMPLATES } from './catalogue-personal.data';
import type { TemplateSource } from './template-source.schema';

/**
 * The templates of the product, one of each kind in turn, so that the first few show what there is. Each is a prompt
 * that the builder really turns into a working application with nothing missing; a test holds all of them to that.
 */
export const CATALOGUE: readonly TemplateSource[] = BUSINESS_TEMPLATES.flatMap((template, index) => {
  const other = PERSONAL_TEMPLATES[index];
  return other ? [other, template] : [template];
});
