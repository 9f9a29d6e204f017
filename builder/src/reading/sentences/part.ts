import type { Token } from '../../language/token';
import type { FieldReading } from '../fields/read-field';
import type { FrameMatch } from './frames';
import type { RecordList } from '../records/record-lists';
import type { Match } from '../rule';

/** What a stretch of a sentence is taken for. */
export type Part =
  | { readonly kind: 'field'; readonly tokens: readonly Token[]; readonly reading: FieldReading }
  | {
      readonly kind: 'frame';
      readonly tokens: readonly Token[];
      readonly match: FrameMatch;
      /** The first of the fields that it introduces. */
      readonly field?: FieldReading;
    }
  /** 'our meetings (date, what we discussed)': a kind of record with its fields in brackets. */
  | { readonly kind: 'recordList'; readonly tokens: readonly Token[]; readonly record: RecordList }
  /** 'the guests' before 'with name, age': a kind of record whose fields follow. */
  | { readonly kind: 'record'; readonly tokens: readonly Token[]; readonly noun: string }
  /** What a list behind a colon is about. */
  | { readonly kind: 'heading'; readonly tokens: readonly Token[] }
  | { readonly kind: 'wish'; readonly tokens: readonly Token[]; readonly match: Match }
  /** Nothing that asks for anything. */
  | { readonly kind: 'background'; readonly tokens: readonly Token[] }
  /** Said to no class with enough certainty: reported, never made a field. */
  | { readonly kind: 'unknown'; readonly tokens: readonly Token[] };

/** One way to take a stretch, and how much of the text it explains: words, each as far as it is believed. */
export interface PartOption {
  readonly part: Part;
  readonly value: number;
  /** Whether a list of fields is open behind it. */
  readonly isOpen: boolean;
}
