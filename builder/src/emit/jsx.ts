import { group, ifBroken, indent, join, line, softLine, type Doc } from './layout';
import { quote } from './source-text';

/** An attribute of an element: a plain text in quotes, anything else as an expression. */
export function attribute(name: string, text: string): string {
  return /^[^"&{}\\\n]*$/u.test(text) ? `${name}="${text}"` : `${name}={${quote(text)}}`;
}

/** An element without children: on one line when it fits, otherwise one attribute a line. */
export function element(name: string, attributes: readonly Doc[]): Doc {
  if (attributes.length === 0) return `<${name} />`;
  return group([`<${name}`, indent([line, ...join(line, attributes)]), line, '/>']);
}

/** `return <A />;`, in parentheses when it takes several lines. */
export function returned(content: Doc): Doc {
  return group(['return ', ifBroken('('), indent([softLine, content]), softLine, ifBroken(')'), ';']);
}
