import { group, ifBroken, indent, join, line, softLine, type Doc } from './layout';

/** A compiled expression with the places at which it may be broken. */
export interface Reflowed {
  readonly doc: Doc;
  readonly kind: 'condition' | 'function' | 'other';
  /** Whether it is a call, and one of what it is given is a function. */
  readonly takesFunction: boolean;
}

const OPENING = '([';
const CLOSING = ')]';

/** The text up to the end of a string literal that begins at a place. */
function stringAt(code: string, start: number): string {
  const sign = code[start];
  let end = start + 1;
  while (end < code.length && code[end] !== sign) end += code[end] === '\\' ? 2 : 1;
  return code.slice(start, end + 1);
}

/** Cuts code into texts and bracketed parts: `f(a, 'b').c` → `f`, `(`…`)`, `.c`. */
class Reader {
  private place = 0;

  constructor(private readonly code: string) {}

  /** A list of expressions with commas between them, up to a closing bracket or the end. */
  expressions(): Reflowed[] {
    const found: Reflowed[] = [];
    while (this.place < this.code.length && !CLOSING.includes(this.code[this.place] ?? '')) {
      found.push(this.expression());
      if (this.code[this.place] === ',') this.place += 1;
      if (this.code[this.place] === ' ') this.place += 1;
    }
    return found;
  }

  /** Parts with the operators between them that a line may end with, or begin with. */
  private expression(): Reflowed {
    const parts: Doc[] = [];
    const joints: string[] = [];
    let part = new Part();
    for (let next = this.code[this.place]; next !== undefined && next !== ','; next = this.code[this.place]) {
      if (CLOSING.includes(next)) break;
      const joint = JOINT.exec(this.code.slice(this.place, this.place + 4))?.[0];
      if (joint === undefined) this.extend(part, next);
      else {
        this.place += joint.length;
        if (joint === ' => ') return arrow(part.doc(), this.expression());
        parts.push(part.doc());
        joints.push(joint.trim());
        part = new Part();
      }
    }
    return assemble([...parts, part.doc()], joints, part.takesFunction && parts.length === 0);
  }

  private extend(part: Part, next: string): void {
    if (next === "'") part.add(this.take(stringAt(this.code, this.place)));
    else if (part.isCall && LENGTH.test(this.code.slice(this.place))) part.breakBefore(this.take('.length'));
    else if (OPENING.includes(next)) this.bracketed(part);
    else part.add(this.take(next));
  }

  private take(text: string): string {
    this.place += text.length;
    return text;
  }

  private bracketed(part: Part): void {
    const isCall = /[\w>\])]/u.test(this.code[this.place - 1] ?? '');
    const open = this.take(this.code[this.place] ?? '');
    const items = this.expressions();
    const docs = items.map(({ doc }) => doc);
    const close = this.take(this.code[this.place] ?? '');
    // A function's own parameter stays where it is.
    if (items.length === 0 || this.code.startsWith(' =>', this.place)) {
      part.add([open, ...docs, close]);
      return;
    }
    const end = isCall ? ifBroken(',') : '';
    const isBroken = items.length > 1 && areComposed(items);
    part.add(group([open, indent([softLine, ...join([',', line], docs)]), end, softLine, close], isBroken));
    part.isCall = isCall;
    part.takesFunction = isCall && items.some(({ kind }) => kind === 'function');
  }
}

const JOINT = /^ (?:&&|\|\||\?\?|\?|:|=>) /u;
const LENGTH = /^\.length(?!\w)/u;

/** Functions in functions stand one a line: so formatters have it. */
function areComposed(items: readonly Reflowed[]): boolean {
  const functions = items.filter(({ kind }) => kind === 'function');
  return functions.length > 1 || items.some(({ takesFunction }) => takesFunction);
}

/** What stands between two operators. */
class Part {
  isCall = false;
  takesFunction = false;
  private docs: Doc[] = [];

  add(doc: Doc): void {
    this.docs.push(doc);
  }

  breakBefore(text: string): void {
    this.docs = [group([...this.docs, indent([softLine, text])])];
    this.takesFunction = false;
  }

  doc(): Doc {
    return this.docs;
  }
}

/** What a function gives, on the line of its parameter or on the next. */
export function arrow(parameter: Doc, { doc, kind }: Reflowed): Reflowed {
  // On one line a formatter puts a condition into parentheses.
  const isCondition = kind === 'condition';
  const body = isCondition ? [ifBroken('', '('), group(doc), ifBroken('', ')')] : group(doc);
  return {
    doc: group([parameter, ' =>', indent([line, body])]),
    kind: 'function',
    takesFunction: false,
  };
}

function assemble(parts: readonly Doc[], joints: readonly string[], takesFunction: boolean): Reflowed {
  const question = joints.indexOf('?');
  if (question === -1) return { doc: joined(parts, joints), kind: 'other', takesFunction };
  // The first question is the outermost: what lies between it and its colon stands in parentheses.
  const colon = joints.indexOf(':', question);
  const test = joined(parts.slice(0, question + 1), joints.slice(0, question));
  const whenTrue = branch(parts.slice(question + 1, colon + 1), joints.slice(question + 1, colon));
  const whenFalse = branch(parts.slice(colon + 1), joints.slice(colon + 1));
  const branches = [line, '? ', whenTrue, line, ': ', whenFalse];
  return { doc: [group(test), indent(branches)], kind: 'condition', takesFunction: false };
}

/** What a condition gives; formatters set a fallback in it apart. */
function branch(parts: readonly Doc[], joints: readonly string[]): Doc {
  const { doc, kind } = assemble(parts, joints, false);
  return kind !== 'condition' && joints.includes('??') ? ['(', doc, ')'] : doc;
}

/** `a && b`, broken behind the operator. */
function joined(parts: readonly Doc[], joints: readonly string[]): Doc {
  return parts.map((part, place) => (place === 0 ? part : [` ${joints[place - 1] ?? ''}`, line, part]));
}

export function reflow(code: string): Reflowed {
  const [only, ...more] = new Reader(code).expressions();
  return only && more.length === 0 ? only : { doc: code, kind: 'other', takesFunction: false };
}
