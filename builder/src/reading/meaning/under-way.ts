import { tokenise } from '../../language/tokenise';
import { remembered } from '../../language/remembered';
import { verbForm } from '../../language/verb-forms';

/** 'Doing', 'To do', 'Ready to ship', 'Not paid': nothing of it has been done yet. */
export const isUnderWay = remembered((label) => {
  const tokens = tokenise(label);
  return tokens.some(
    ({ key, tag }, at) =>
      tag === 'not' ||
      verbForm(key)?.form === 'ing' ||
      (key === 'to' && verbForm(tokens[at + 1]?.key ?? '')?.form === 'verb'),
  );
});
