/** What is checked and done, written down by names. The first key says which kind it is. */

interface RuleBase {
  /** What a person is told whose change is refused. */
  readonly message: string;
}

interface Scoped extends RuleBase {
  /** Fields that records must share for the rule to hold them against each other. */
  readonly within?: readonly string[];
  /** Which records count; all without it. */
  readonly where?: string;
}

export interface CheckDraft extends RuleBase {
  readonly check: string;
  /** Where the message is shown. */
  readonly field?: string;
}

export interface UniqueDraft extends RuleBase {
  readonly unique: readonly string[];
}

export interface NoOverlapDraft extends Scoped {
  /** From the first up to but without the second. */
  readonly noOverlap: readonly [start: string, end: string];
}

export interface LimitDraft extends Scoped {
  /** At most so many records. */
  readonly limit: string;
}

export type RuleDraft = CheckDraft | UniqueDraft | NoOverlapDraft | LimitDraft;

export interface ActionDraft {
  /** The verb on the button. */
  readonly name: string;
  readonly icon?: string;
  /** The button is there only while this is true. */
  readonly when?: string;
  /** The name of the entity that gets a new record; without it the record itself is changed. */
  readonly adds?: string;
  /** New values in words by field; `this` is the record that was pressed. */
  readonly set: Readonly<Record<string, string>>;
}
