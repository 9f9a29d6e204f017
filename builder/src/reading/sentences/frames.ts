import type { Token } from '../../language/token';
import { bareNoun, type Records } from '../records/records';
import { tokenPattern, wordSet, type Captures, type TokenPattern } from '../token-pattern';

/**
 * The frames that people put their words in: 'I want to keep track of …', 'each plant has …', 'what I need to know is …'. A frame
 * says what the words behind it are, and may name the records.
 */
export interface Frame {
  readonly name: string;
  readonly when: readonly string[];
  /** Whether what follows in the sentence is a list of fields. */
  readonly opens: boolean;
  /** Patterns that name what the records are: `noun` is the capture that does, `rest` what follows as the first item. */
  readonly names?: (said: Captures, records: Records) => void;
  readonly weight?: number;
}

const noun = (said: Captures, name = 'noun') => bareNoun(said[name] ?? []);

/** 'each plant' turns to the plants; of the first records it is the name. */
function turnTo(said: Captures, records: Records): void {
  const found = noun(said);
  if (found !== undefined) records.select(found);
}

export const FRAMES: readonly Frame[] = [
  {
    name: 'a list of records',
    when: [
      `
        <lead?>
        (list|log|register|record|database|catalogue|catalog|inventory|directory|diary|book|collection|journal|overview|register|index|tracker)
        (of|for) (all)? (my|our|the|every|your)? <noun:np>
      `,
      '<lead?> (keep track of|keep a record of|keep an eye on|keep on top of|keep tabs on) (all)? (my|our|the|every|which|what)? <noun:np>',
      `
        <lead?> ($who (want|need|like|have|must) to | to | for | app for | me | help me | help us | that | which
        | can | please)*
        (track|manage|organise|organize|log|record|catalogue|catalog|collect|list|register|document|inventory|monitor|handle|store|save|keep)
        (all)? (my|our|the|every|your|of)? <noun:np>
      `,
      `
        <lead?>
        (app|application|tool|program|system|database|thing|page|site|software|something|spreadsheet|tracker|solution|way)
        (for|to) (track|manage|organise|organize|log|record|catalogue|plan|collect|keep track
        of|keep|tracking|managing|organising|organizing|logging|recording|cataloguing|planning|collecting|keeping)?
        (track of)? (all)? (my|our|the|every|your)? <noun:np>
      `,
    ],
    opens: false,
  },
  {
    name: 'a tracker',
    when: [
      `
        <lead?> (a|an|my|our|the|simple|small|little|basic|new|personal|some)* <noun:np>
        (tracker|log|list|register|manager|planner|organiser|organizer|database|diary|journal|book|catalogue|catalog|inventory|app|application|tool|system|record|sheet|overview|board|programme|program|directory)
      `,
    ],
    opens: false,
  },
  {
    name: 'one entry for each',
    when: [
      '<lead?> (one|a|an) (entry|record|row|line|card|page|sheet) (per|for each|for every|each|for) (kind of)? <noun:np>',
    ],
    opens: true,
    names: turnTo,
  },
  {
    name: 'each record has',
    when: [
      `
        (for|in|on|about|with|to|and)* (each|every|per|any) (single)? <noun:np>
        (there|should|must|can|also|will|needs to|has to|there be|there should)*
        (have|be|get|need|want|show|include|contain|consist of|come with|come in|save|store|note|record) <rest?>
      `,
      `
        (for|in|on|about|with|to|of|and)* (each|every|per|any) (single)? <noun:np> (:|,|-)? ($who
        (also|would|d)* (want|need|like|have|must|should|note|record|write
        down|store|save|keep|log|enter|know|see)
        (to|down|note|record|write|know|store|save|keep|see|enter|have|log)*)? <rest?>
      `,
    ],
    opens: true,
    names: turnTo,
  },
  {
    name: 'records have',
    when: [
      `
        (the|a|an|our|my|and|these)* <noun:np>
        (should|must|can|also|will|always|usually|just|only|each|all|then)* (have|contain|include|consist
        of|need|get|come with) <rest>
      `,
    ],
    opens: true,
    weight: -0.15,
    names: turnTo,
  },
  {
    name: 'what is noted down',
    when: [
      `
        (so|and|then|for that|there|here|also|now|basically)* $who?
        (also|really|just|would|d|only|usually|always|then|currently|ll)*
        (want|need|like|have|must|should|can|could|to|be able to|love)* (to)?
        (note|write|jot|put|enter|type|log|record|store|save|keep|know|remember|capture|track|fill|collect|register|list|include|document)
        (down|in|up|of|track of|record of|for each one|for each|each time|every time)* <rest?>
      `,
      `
        (so|and|then|for that|there|here|also|now|basically)* $who (also|really|just|would|d|only)*
        (want|need|like) (the|a|an|to have|to see)* (the|a|an|following)* <rest>
      `,
      '(and|so|also)* (to|that)? (note|write|jot|put in|enter|type in|log|record|store|save|capture|track|fill in|register|include|add) (down|the|in)* <rest>',
    ],
    opens: true,
    weight: -0.1,
  },
  {
    name: 'what I want to know',
    when: [
      `
        (what|all) ($who|i) (really|just|would|d|also)* (want|need|like|have|care about|note|record|write) (to)?
        (know|see|note|record|write|track|store|have|keep|save|enter|log|remember)*
        (down|about|for|on|of|each|every|one|them|it|is|are|be|per|all|these)* (:|is|are)? <rest?>
      `,
      '(here|this) (is|be) what (i|we) (want|need|have|note|track) <rest?>',
    ],
    opens: true,
  },
  {
    name: 'the fields are',
    when: [
      `
        (the|with|and|these|following|such|our|my|those|its|all|a|few|some|usual|basic|main)*
        (field|column|detail|info|information|attribute|property|data|heading|particular|thing) 
        ($who|i|we|to|want|need|like|be|should|are|is|note|keep|track|record|store|in|mind|that|on|for|each|it|following|as|follows|required|needed|which|matter|:|,)*
        <rest?>
      `,
    ],
    opens: true,
    weight: 0.1,
  },
  {
    name: 'with',
    when: [
      `
        (with|including|include|having|containing|contain|such as|showing|incl|has|have|like|namely|i e|ideally
        with|along with|together with|there be) (the|their|its|following|at
        least|things|stuff|info|information|also|both|always|of|course|fields|columns|just|only|like|each|a|an|some)*
        <rest?>
      `,
    ],
    opens: true,
    weight: 0.1,
  },
];

export interface FrameMatch {
  readonly frame: Frame;
  readonly said: Captures;
  /** What follows the frame in the same unit: the first item of its list. */
  readonly rest: readonly Token[];
  readonly score: number;
}

let compiled: readonly { readonly frame: Frame; readonly patterns: readonly TokenPattern[] }[] | undefined;

/** The frames that a piece of text begins with, the most telling first. */
export function matchFrames(tokens: readonly Token[]): FrameMatch[] {
  compiled ??= FRAMES.map((frame) => ({ frame, patterns: frame.when.map((source) => tokenPattern(source)) }));
  const words = wordSet(tokens);
  return compiled
    .flatMap(({ frame, patterns }) => {
      const said = patterns
        .map((pattern) => pattern.match(tokens, words))
        .find((match) => match !== undefined);
      if (!said) return [];
      const rest = said['rest'] ?? [];
      const named = (said['noun'] ?? []).length;
      const lead = (said['lead'] ?? []).length;
      const own = tokens.length - rest.length - lead * 0.7 - named * 0.4;
      return [{ frame, said, rest, score: Math.min(1, 0.4 + own * 0.12) + (frame.weight ?? 0) }];
    })
    .sort((a, b) => b.score - a.score);
}
