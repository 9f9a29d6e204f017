import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { viewKindsNamed } from '../words/view-words';
import { withIcons } from './look/make-look';
import { withSamples } from './samples/make-samples';
import { withMeaningfulTones } from './tones';
import { withViews } from './views';

/** Not any tests: their results are what somebody keeps. */
const SAMPLES =
  /\b(?:samples?|examples?|demo|dummy|placeholders?)\b|\btest (?:data|records?|entries|rows)\b/i;

/** What the prompt says of what is added by itself. */
interface Wishes {
  /** What it did not want: left out. */
  readonly exclusions: readonly string[];
  /** What no reader made anything of. */
  readonly phrases: readonly string[];
}

/**
 * What an application has that nobody spoke of: states in meaningful colours, icons, fitting views, sample records. Nothing of it
 * makes a phrase built.
 */
export function furnish(model: ApplicationModel, { exclusions, phrases }: Wishes): ApplicationModel {
  const unwanted = new Set(exclusions.flatMap(viewKindsNamed));
  const shown = withViews(withIcons(withMeaningfulTones(model)), {
    isWanted: (kind) => !unwanted.has(kind),
    phrases,
  });
  const isBare = exclusions.some((noun) => SAMPLES.test(noun));
  // With the properties in the order of the schema, as every stored model has them.
  return applicationModelSchema.parse(isBare ? shown : withSamples(shown));
}
