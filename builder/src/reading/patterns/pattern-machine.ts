import type { Token } from '../../language/token';
import { fits } from './capture-types';
import type { Step } from './pattern-steps';

/** What a pattern captured, by name. */
export type Captures = Readonly<Record<string, readonly Token[]>>;

const same = (token: Token | undefined, word: string) =>
  token !== undefined && (token.key === word || token.lemma === word);

interface Capture {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly before: Capture | undefined;
}

interface State {
  readonly step: number;
  readonly at: number;
  /** Where the capture that is open began. */
  readonly from: number;
  readonly captures: Capture | undefined;
}

/** Tries the steps on tokens, each step at each place once, so that the time is bounded whatever the text is. */
class PatternMachine {
  private readonly seen = new Set<number>();
  private readonly stack: State[] = [{ step: 0, at: 0, from: 0, captures: undefined }];

  constructor(
    private readonly steps: readonly Step[],
    private readonly tokens: readonly Token[],
  ) {}

  run(): Captures | undefined {
    const { stack, tokens } = this;
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      if (this.isKnown(state)) continue;
      const step = this.steps[state.step];
      if (step && step.do !== 'end') this.take(step, state);
      else if (state.at === tokens.length) return capturesOf(state.captures, tokens);
    }
    return undefined;
  }

  private isKnown({ step, at, from }: State): boolean {
    const width = this.tokens.length + 1;
    const key = (step * width + at) * width + from;
    if (this.seen.has(key)) return true;
    this.seen.add(key);
    return false;
  }

  private take(step: Step, state: State): void {
    const { at, from, captures } = state;
    const next = state.step + 1;
    const token = this.tokens[at];
    if (step.do === 'either') this.fork(step.at, state);
    else if (step.do === 'phrase') this.takePhrases(step.phrases, { ...state, step: next });
    else if (step.do === 'open') this.stack.push({ step: next, at, from: at, captures });
    else if (step.do === 'close') {
      const capture = { name: step.name, from, to: at, before: captures };
      if (fits(step.type, this.tokens.slice(from, at)))
        this.stack.push({ step: next, at, from: 0, captures: capture });
    } else if (token && isTaken(step, token)) this.stack.push({ step: next, at: at + 1, from, captures });
  }

  /** The first of them is tried first: what is pushed last. */
  private fork(places: readonly number[], state: State): void {
    for (const step of places.toReversed()) this.stack.push({ ...state, step });
  }

  private takePhrases(phrases: readonly (readonly string[])[], state: State): void {
    for (const words of phrases.toReversed()) {
      const isHere = words.every((word, offset) => same(this.tokens[state.at + offset], word));
      if (isHere) this.stack.push({ ...state, at: state.at + words.length });
    }
  }
}

/** The first way to the end in the order of the pattern gives the captures. */
export function runSteps(steps: readonly Step[], tokens: readonly Token[]): Captures | undefined {
  return new PatternMachine(steps, tokens).run();
}

function isTaken(step: Step, token: Token): boolean {
  if (step.do === 'word') return step.words.has(token.key) || step.words.has(token.lemma);
  return step.do === 'tag' ? step.tags.has(token.tag) : step.do === 'any';
}

function capturesOf(last: Capture | undefined, tokens: readonly Token[]): Captures {
  const result: Record<string, readonly Token[]> = {};
  for (let capture = last; capture; capture = capture.before)
    result[capture.name] ??= tokens.slice(capture.from, capture.to);
  return result;
}
