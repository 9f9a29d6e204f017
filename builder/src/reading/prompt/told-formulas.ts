import { hasSign } from '../meaning/operands';
import type { TaggedSpan } from '../../tagger/tag-prompt';

/** A field, and behind it a wish that says how it is worked out: 'what is still open, that should be | price minus deposit'. */

const LINKS =
  /^(?:[,(=:]|that|which|should|shall|must|be|is|are|being|as|worked|out|calculated|from|just|simply)$/;
const SAYS_SO = /^(?:=|be|is|being|as|from|\()$/;

const isLink = (span: TaggedSpan | undefined): boolean =>
  span?.kind === 'rest' &&
  span.tokens.length <= 5 &&
  span.tokens.every(({ key }) => LINKS.test(key)) &&
  span.tokens.some(({ key }) => SAYS_SO.test(key));

const beginsWithSign = (span: TaggedSpan): boolean => hasSign(span.tokens.slice(0, 1));

/** The wish with the field that it is of in front; the field stays one as well. */
export function withToldFormulas(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  return spans.map((span, at) => {
    const [field, between] = [spans[at - 2], spans[at - 1]];
    const isFormula = span.kind === 'wish' && hasSign(span.tokens) && !beginsWithSign(span);
    return isFormula && field?.kind === 'field' && between && isLink(between)
      ? { ...span, tokens: [...field.tokens, ...between.tokens, ...span.tokens] }
      : span;
  });
}
