import type { Line } from '../reading/text/layout';
import { placesIn, type KnownWords, type TaggedLine } from './line-places';
import { rangesOfRecords } from './name-ranges';
import { wordsByNumber } from './small-words';
import { RECORD_NOUNS } from './weights/typing-words';

/** Whether records are usually called so. */
export const isRecordNoun = wordsByNumber(RECORD_NOUNS);

const KNOWN: KnownWords = { recordRanges: (tokens) => rangesOfRecords(tokens, isRecordNoun) };

/** The lines of words of a prompt, each word with what a browser knows of it. */
export const typedPlacesOf = (lines: readonly Line[]): TaggedLine[] => placesIn(lines, KNOWN);
