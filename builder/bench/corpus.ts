import { LANGUAGES } from '../src/language/languages';
import { Facts, type Meant } from './facts';

/** Reads the text files of the corpus; `builder/corpus/README.md` says how they are written. */

export interface Entry {
  readonly id: string;
  readonly kind: 'plain' | 'linked' | 'hard' | 'short' | 'change';
  readonly language: string;
  readonly marks: readonly string[];
  /** Changes: the application it is about. */
  readonly on?: string;
  /** Changes: what was said before, in order. */
  readonly after: readonly string[];
  readonly text: string;
  readonly meant: readonly Meant[];
}

export interface CorpusFile {
  /** Applications that changes are about, by name. */
  readonly apps: ReadonlyMap<string, readonly Meant[]>;
  readonly entries: readonly Entry[];
  /** Lines that are not in the notation: 'line 12: …'. */
  readonly faults: readonly string[];
}

const KINDS = ['plain', 'linked', 'hard', 'short', 'change'];

interface Head {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly marks: readonly string[];
  readonly on: string | undefined;
}

function readHead(line: string): Head | undefined {
  const [, id, kind = '', language = '', rest = ''] = /^### (\S+) (\S+) (\S+)\s*(.*)$/.exec(line) ?? [];
  if (id === undefined) return undefined;
  const [, marks = '', on] = /^(.*?)(?:\bon (\S+))?\s*$/.exec(rest) ?? [];
  return { id, kind, language, marks: marks.split(/\s+/).filter(Boolean), on };
}

/** Reads a file line by line. */
class FileReader {
  readonly apps = new Map<string, readonly Meant[]>();
  readonly entries: Entry[] = [];
  readonly faults: string[] = [];
  private app: Facts | undefined;
  private head: Head | undefined;
  private words: string[] = [];
  private facts: Facts | undefined;

  take(line: string, number: number): void {
    const head = readHead(line);
    const name = /^=== app (\S+)/.exec(line)?.[1];
    if (head || name !== undefined) this.finish();
    if (head) this.head = head;
    else if (name === undefined) this.takeInside(line, number);
    this.startApp(name, head);
  }

  private startApp(name: string | undefined, head: Head | undefined): void {
    if (head) this.app = undefined;
    if (name === undefined) return;
    this.app = new Facts();
    this.apps.set(name, this.app.meant);
  }

  private takeInside(line: string, number: number): void {
    if (this.head && !this.facts) {
      if (line.trim() === '---') this.facts = new Facts();
      else this.words.push(line);
      return;
    }
    const isRead = line.trim() === '' || (this.facts ?? this.app)?.add(line);
    if (isRead !== true) this.faults.push(`line ${String(number)}: ${line}`);
  }

  finish(): void {
    const { head, words, facts } = this;
    if (!head) return;
    this.check(head, facts);
    const isBefore = (line: string) => head.kind === 'change' && /^after:/i.test(line);
    this.entries.push({
      id: head.id,
      kind: head.kind as Entry['kind'],
      language: head.language,
      marks: head.marks,
      ...(head.on !== undefined && { on: head.on }),
      after: words.filter(isBefore).map((line) => line.replace(/^after:\s*/i, '')),
      text: words
        .filter((line) => !isBefore(line))
        .join('\n')
        .trim(),
      meant: facts?.meant ?? [],
    });
    this.head = undefined;
    this.facts = undefined;
    this.words = [];
  }

  private check({ id, kind, language, on }: Head, facts: Facts | undefined): void {
    if (!KINDS.includes(kind) || !LANGUAGES.some((one) => one === language))
      this.faults.push(`${id}: unknown class or language`);
    if (!facts || facts.meant.length === 0) this.faults.push(`${id}: nothing is meant`);
    if (kind === 'change' && on === undefined) this.faults.push(`${id}: a change says 'on <application>'`);
  }
}

/** Reads one file; whatever is not in the notation is told and left out. */
export function readCorpus(text: string): CorpusFile {
  const reader = new FileReader();
  text.split('\n').forEach((line, index) => {
    reader.take(line, index + 1);
  });
  reader.finish();
  return reader;
}
