import { answerQuestions } from '@tessera/shared/diff/worker';
import type { Syntax, SyntaxQuestion } from './syntax';
import { tokenize } from './tokenize';

/** Finds the colours of texts, away from the page's own thread. */
answerQuestions<SyntaxQuestion, Syntax>(
  ({ path, text }) => tokenize(path, text),
  ({ lines, tokens }) => [lines.buffer, tokens.buffer],
);
