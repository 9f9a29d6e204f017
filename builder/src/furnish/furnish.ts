import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { viewKindsNamed } from '../coverage/carriers';
import { withIcons } from './look/make-look';
import { withSamples } from './samples/make-samples';
import { withMeaningfulTones } from './tones';
import { withViews } from './views';

const SAMPLES = /\b(?:samples?|examples?|demo|dummy|placeholders?|test) ?(?:data|records?|entries|rows)?\b/i;

/**
 * What an application has that nobody spoke of: states in meaningful colours, icons, fitting views, sample records. Nothing of it
 * makes a phrase built; what the prompt did not want (`exclusions`) is left out.
 */
export function furnish(model: ApplicationModel, exclusions: readonly string[]): ApplicationModel {
  const unwanted = new Set(exclusions.flatMap(viewKindsNamed));
  const shown = withViews(withIcons(withMeaningfulTones(model)), (kind) => !unwanted.has(kind));
  const isBare = exclusions.some((noun) => SAMPLES.test(noun));
  // With the properties in the order of the schema, as every stored model has them.
  return applicationModelSchema.parse(isBare ? shown : withSamples(shown));
}
