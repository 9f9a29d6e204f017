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

/** A clause of sixty words and a long pattern stay below; what a whole page comes to is remembered one by one. */
const NEAR = 1 << 18;
const LAST_RUN = 0xffff_ffff;

/**
 * Says whether a number came before. What it remembers with is kept from run to run: thousands of patterns are tried on a sentence,
 * and most of them end within a few steps.
 */
class Seen {
  /** The run that each number came in last. */
  private readonly near = new Uint32Array(NEAR);
  private readonly far = new Set<number>();
  private run = 0;

  forget(): void {
    if (this.run === LAST_RUN) {
      this.near.fill(0);
      this.run = 0;
    }
    this.run += 1;
    if (this.far.size > 0) this.far.clear();
  }

  isNew(value: number): boolean {
    const isNew = value < NEAR ? this.near[value] !== this.run : !this.far.has(value);
    if (value < NEAR) this.near[value] = this.run;
    else this.far.add(value);
    return isNew;
  }
}

/** No pattern is tried inside of another. */
const seen = new Seen();

/** Tries the steps on tokens, each step at each place once, so that the time is bounded whatever the text is. */
class PatternMachine {
  private readonly width: number;
  /** What is tried last comes first. */
  private readonly stack: State[] = [{ step: 0, at: 0, from: 0, captures: undefined }];

  constructor(
    private readonly steps: readonly Step[],
    private readonly tokens: readonly Token[],
  ) {
    this.width = tokens.length + 1;
  }

  run(): Captures | undefined {
    const { stack, steps, tokens, width } = this;
    seen.forget();
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      const { step: place, at, from } = state;
      if (!seen.isNew((place * width + at) * width + from)) continue;
      const step = steps[place];
      if (step && step.do !== 'end') this.take(step, state);
      else if (at === tokens.length) return capturesOf(state.captures, tokens);
    }
    return undefined;
  }

  private take(step: Step, state: State): void {
    const { at, from, captures } = state;
    const next = state.step + 1;
    if (step.do === 'either') this.fork(step.at, state);
    else if (step.do === 'phrase') this.takePhrases(step.phrases, state);
    else if (step.do === 'open') this.stack.push({ step: next, at, from: at, captures });
    else if (step.do === 'close') {
      const capture = { name: step.name, from, to: at, before: captures };
      if (fits(step.type, this.tokens.slice(from, at)))
        this.stack.push({ step: next, at, from: 0, captures: capture });
    } else {
      const token = this.tokens[at];
      if (token && isTaken(step, token)) this.stack.push({ step: next, at: at + 1, from, captures });
    }
  }

  /** The first of them is tried first. */
  private fork(places: readonly number[], { at, from, captures }: State): void {
    for (let index = places.length - 1; index >= 0; index -= 1)
      this.stack.push({ step: places[index] ?? 0, at, from, captures });
  }

  /** The first of them is tried first. */
  private takePhrases(phrases: readonly (readonly string[])[], { step, at, from, captures }: State): void {
    for (let index = phrases.length - 1; index >= 0; index -= 1) {
      const words = phrases[index] ?? [];
      if (words.every((word, offset) => same(this.tokens[at + offset], word)))
        this.stack.push({ step: step + 1, at: at + words.length, from, captures });
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
