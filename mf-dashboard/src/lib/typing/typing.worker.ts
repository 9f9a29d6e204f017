import { readTyped } from '@tessera/builder/typing';
import type { TypingAnswer, TypingMessage } from './typing-messages';

/** Reads what is typed, away from the page's own thread. */

interface Scope {
  onmessage: ((event: MessageEvent<TypingMessage>) => void) | null;
  postMessage(answer: TypingAnswer): void;
}

const scope = globalThis as unknown as Scope;
let model: Extract<TypingMessage, { readonly say: 'about' }>['model'];

scope.onmessage = ({ data }) => {
  if (data.say === 'about') model = data.model;
  else scope.postMessage({ number: data.number, reading: readTyped(data.text, model) });
};
