import type { RunQuestion } from '@tessera/shared/contracts';
import { pattern } from '../words/pattern';
import { nameKey } from '../words/text';

const YES = pattern('i')`
  ^(?:oh )?(?:
    y|yes|yep|yeah|yup|sure|ok|okay|confirm(?:ed)?|correct|right|fine|agreed|absolutely|definitely|of course|go|go on|go ahead|go for it
    |continue|proceed|do it|do that|do so|please do|make it so|i am sure|i'm sure|that's (?:fine|ok|okay|right)|remove it|delete it|change it
  )
  (?:[ ,]+(?:please|thanks|thank you|sure|yes|do it|do that|do so|go on|go ahead|go for it|remove it|delete it|change it|i am sure|i'm sure))*$
`;

const NO = pattern('i')`
  ^(?:oh )?(?:
    n|no|nope|nah|not now|no way|never mind|nevermind|cancel|stop|don't|do not|forget it|leave it|keep it|keep them|keep everything|rather not
    |better not|wait
  )
  (?:[ ,]+(?:please|thanks|thank you|don't|do not|cancel|stop|keep it|keep them|leave it|leave them|forget it|never mind|do that|do it))*$
`;

/** What a message says to a question that is open; undefined when it speaks of something else. */
export function readAnswer(message: string, { confirm, keep }: RunQuestion): 'yes' | 'no' | undefined {
  const said = message
    .replace(/[’]/g, "'")
    .replace(/[.!…]+$/, '')
    .trim();
  if (nameKey(said) === nameKey(confirm) || YES.test(said)) return 'yes';
  return nameKey(said) === nameKey(keep) || NO.test(said) ? 'no' : undefined;
}
