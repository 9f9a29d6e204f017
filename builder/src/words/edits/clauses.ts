import { calm } from '../casing';
import { cleanText, splitOutside } from '../text';

/** Verbs that begin a new wish; nouns among them ('order', 'show') count only with what follows a verb. */
const COMMAND =
  "(?:please )?(?:also )?(?:add|remove|delete|drop|rename|change|make|turn|set|use|switch|convert|include|insert|create|move|replace|get rid|hide|require|mark|limit|restrict|give|put|lose|ditch|relabel|call (?:it|the|\\w+ \\w)|name (?:it|the)|sort (?:by|it|the|them|\\w+ by)|sorted by|order (?:by|it|the|them)|ordered by|show (?:it|them|the|me|newest|oldest|as|\\w+ (?:as|first))|shown as|display(?:ed)? (?:it|them|the|as)|i (?:want|need|would|also|don't)|i'd|we (?:need|want)|can you|could you|don't|do not|let's|no longer|stop|the title|start with|newest first|oldest first|dark (?:mode|theme)|light (?:mode|theme)|without)";

const CONNECTOR = new RegExp(
  String.raw`\s*[,;]?\s+(?:and then|then|and also|as well as|and|but also|but|also|plus|while you're at it)\s+(?=${COMMAND}\b)|\s*[,;]\s*(?=(?:and )?${COMMAND}\b)`,
);

const POLITE =
  /^(?:(?:hi|hello|hey|ok|okay|great|thanks|thank you|cool|nice|perfect|good|well|so|now|next|also|and|then|please|pls|plz|just|maybe|perhaps|actually|oh|hmm|kindly|but|finally|first|second|lastly|additionally|furthermore|moreover|besides|one more thing|by the way|btw|let's|lets|let us|go ahead and|could you|can you|would you|will you|can we|could we|may i|can i|could i|would it be possible to|is it possible to|i think|i guess|i believe|we should|you should|you could|you can|i'd like you to|i would like you to|i want you to|i need you to|i'd like to|i would like to|i'd love to|i want to|i need to|we want to|we need to|i'd like|i would like|i'd prefer|i prefer|i'd rather|i want|i also want to|i also want|i also need|i also need to|i need|we need|we also need|we want|it would be (?:nice|great|good|cool|helpful|useful) (?:to|if (?:you|it|we|i) (?:could|can|would)?)|it'd be (?:nice|great) (?:to|if)|please can you|please could you|try to|make sure (?:to|that)|be so kind as to|do me a favou?r and|help me|want to|need to|like to|tessera|to)[,:!]*\s+)+/i;
const TRAILING =
  /(?:[,\s]+(?:please|pls|thanks|thank you|for me|now|if possible|if you can|would be (?:nice|great|good|cool|helpful)|ok|okay|thx|cheers|right away|somehow|too|as well))+[.!?]*$/i;

/** What is left of a wish when its politeness is taken off. */
export function bareClause(text: string): string {
  const end = text
    .trim()
    .replace(/[.!?;,\s]+$/, '')
    .replace(TRAILING, '')
    .replace(/[.!?;,\s]+$/, '');
  const start = end.replace(POLITE, '');
  // 'I want' alone would leave nothing; 'I need a venue' must stay an adding.
  const needs = /(?:^|\s)(?:i|we)(?:'d| would)? (?:also )?(?:want|need|like|prefer)\s+$/i.exec(
    end.slice(0, end.length - start.length),
  );
  return needs && /^(?:an?|the|another|some|more)\s/i.test(start) && !/\sto be(?:come)?\s/i.test(start)
    ? `add ${start}`
    : start.replace(/\s+/g, ' ').trim();
}

/** The wishes of a message in order, each as it was written and without its politeness. */
export function splitMessage(message: string): { text: string; clause: string }[] {
  const text = calm(cleanText(message)).replace(/([^\n:]):\n-\s/g, '$1: ');
  const sentences = splitOutside(text, /\s*\n+\s*(?:-\s+)?|(?<=[.!?])\s+(?=\S)|\s*;\s+/);
  return sentences
    .flatMap((sentence) => splitOutside(sentence.text.replace(/^-\s+/, ''), CONNECTOR))
    .map((piece) => ({ text: piece.text, clause: bareClause(piece.text) }))
    .filter((piece) => piece.clause.length > 0);
}
