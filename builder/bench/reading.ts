import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from '../src/change';
import { createApplication } from '../src/create';
import type { Touched } from '../src/reading/world';
import type { Entry } from './corpus';
import { isSameModel, VARIANTS } from './invariance';
import { loadHalf, type Corpus, type Half } from './load';
import { describePrompts, share } from './report';
import { scoreChange } from './score-change';
import { scorePrompt } from './score-prompt';

/** `pnpm bench:reading`: how words are read, counted over one half of the corpus. */

const NAME = { name: 'Application' };

export interface MeasureOptions {
  /** Leaves out the variants and the long texts, which take longest. */
  readonly isQuick: boolean;
  /** Takes what is not right, entry by entry; for the open half only. */
  readonly tell?: (line: string) => void;
  /** Only the prompts, or only the chat changes. */
  readonly part?: 'prompts' | 'changes';
  /** Only entries whose ids begin so. */
  readonly only?: string;
}

class Measurement {
  private readonly times: number[] = [];

  constructor(
    private readonly corpus: Corpus,
    private readonly options: MeasureOptions,
  ) {}

  private timed<T>(work: () => T): T {
    const start = performance.now();
    const result = work();
    this.times.push(performance.now() - start);
    return result;
  }

  prompts(entries: readonly Entry[]): string[] {
    const scored = entries.map((entry) => {
      const { model, coverage } = this.timed(() => createApplication(entry.text, NAME));
      const score = scorePrompt(entry, model, coverage);
      if (score.unmet.length > 0 || score.inventedFields > 0) this.tellPrompt(entry, model, score.unmet);
      return { entry, score };
    });
    const of = (title: string, isOne: (entry: Entry) => boolean) => {
      const scores = scored.filter(({ entry }) => isOne(entry)).map(({ score }) => score);
      return scores.length === 0 ? [] : describePrompts(title, scores);
    };
    return [
      ...of('plain', ({ kind }) => kind === 'plain'),
      ...of('linked', ({ kind }) => kind === 'linked'),
      ...of('hard', ({ kind }) => kind === 'hard'),
      ...of('short', ({ kind }) => kind === 'short'),
      ...of('not English', ({ language }) => language !== 'en'),
    ];
  }

  private tellPrompt(entry: Entry, model: ApplicationModel, unmet: readonly string[]): void {
    const kept = model.entities.map(
      ({ name, fields }) =>
        `  = ${name}: ${fields.map((field) => `${field.name} (${field.type})`).join(', ')}`,
    );
    const lines = unmet.map((line) => `  - ${line}`);
    this.options.tell?.(
      [`\n### ${entry.id} ${entry.kind} ${entry.language}`, entry.text, ...kept, ...lines].join('\n'),
    );
  }

  changes(entries: readonly Entry[]): string {
    const verdicts: Record<string, number> = { right: 0, partly: 0, wrong: 0, asked: 0, refused: 0 };
    let right = 0;
    for (const entry of entries) {
      const score = this.change(entry);
      verdicts[score.verdict] = (verdicts[score.verdict] ?? 0) + 1;
      if (score.isRight) right += 1;
    }
    const others = ['partly', 'wrong', 'asked', 'refused'].map(
      (verdict) => `${verdict} ${String(verdicts[verdict])}`,
    );
    return `changes (${String(entries.length)}): ${share(right, entries.length)} right; ${others.join(', ')}`;
  }

  private change(entry: Entry) {
    let before = this.corpus.base(entry.on ?? '');
    let touched: Touched = {};
    for (const message of entry.after) {
      const done = changeApplication(before, message, touched);
      if (done.kind === 'changed') before = done.model;
      touched = done.touched;
    }
    const result = this.timed(() => changeApplication(before, entry.text, touched));
    const isChanged = result.kind === 'changed';
    const outcome = {
      kind: result.kind,
      model: isChanged ? result.model : before,
      coverage: isChanged ? result.coverage : [],
    };
    const score = scoreChange(entry, before, outcome);
    if (!score.isRight) {
      const said = [...entry.after.map((line) => `after: ${line}`), entry.text];
      const faults = score.faults.map((line) => `  - ${line}`);
      this.options.tell?.(
        [`\n### ${entry.id} on ${entry.on ?? ''}: ${score.verdict}`, ...said, ...faults].join('\n'),
      );
    }
    return score;
  }

  variants(entries: readonly Entry[]): string {
    let [same, all] = [0, 0];
    const parts = VARIANTS.map(({ name, change }) => {
      let [kept, tried] = [0, 0];
      entries.forEach((entry, turn) => {
        const text = change(entry.text, turn, entry);
        if (text === undefined || text.length > 8000) return;
        tried += 1;
        if (isSameModel(createApplication(entry.text, NAME).model, createApplication(text, NAME).model))
          kept += 1;
        else this.options.tell?.(`\n### ${entry.id}: not the same with another ${name}\n${text}`);
      });
      same += kept;
      all += tried;
      return `${name} ${share(kept, tried)}`;
    });
    return `the same meaning (${String(all)} variants): ${share(same, all)}; ${parts.join(', ')}`;
  }

  time(): string {
    const sorted = [...this.times].sort((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
    return `time: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
  }

  slowest(entries: readonly Entry[]): string {
    const times = longTexts(entries).map((text) => {
      const start = performance.now();
      createApplication(text, NAME);
      return performance.now() - start;
    });
    return `slowest text of 8,000 characters: ${Math.max(...times).toFixed(0)} ms`;
  }
}

/** Texts as long as a prompt may be: of people, and of somebody who wants to stop the server. */
function longTexts(entries: readonly Entry[]): string[] {
  const all = entries.map(({ text }) => text).join('\n\n');
  const texts = [
    all,
    all.replaceAll('\n', ' ').replaceAll('. ', ', and '),
    'add a field, '.repeat(700),
    'a'.repeat(8000),
    'the total of the '.repeat(500),
    '('.repeat(4000) + ')'.repeat(4000),
  ];
  return texts.map((text) => text.slice(0, 8000));
}

/** The lines that `pnpm bench:reading` prints of one half. */
export function measure(folder: string, half: Half, options: MeasureOptions): string[] {
  const corpus = loadHalf(folder, half);
  const entries = corpus.entries.filter(({ id }) => id.startsWith(options.only ?? ''));
  const prompts = entries.filter(({ kind }) => kind !== 'change');
  const changes = entries.filter(({ kind }) => kind === 'change');
  const measurement = new Measurement(corpus, options);
  const lines = [
    `${String(prompts.length)} prompts, ${String(changes.length)} changes`,
    ...(options.part === 'changes' ? [] : measurement.prompts(prompts)),
    ...(options.part === 'prompts' ? [] : [measurement.changes(changes)]),
    measurement.time(),
  ];
  if (options.isQuick) return lines;
  return [
    ...lines,
    measurement.variants(prompts.filter(({ kind }) => kind !== 'hard')),
    measurement.slowest(prompts),
  ];
}

export { HALVES } from './load';
