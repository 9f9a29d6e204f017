import type { CallName, LanguageAnswer, LanguageMessage, LanguageRequest } from './language-messages';
import { createLanguageService } from './language-service';
import { typeTexts } from './type-texts';

/** TypeScript's language service, away from the page's own thread. */

interface Scope {
  onmessage: ((event: MessageEvent<LanguageMessage>) => void) | null;
  postMessage(answer: LanguageAnswer): void;
}

const scope = globalThis as unknown as Scope;
const service = createLanguageService(typeTexts);

/** Nobody reads what is wrong with half a word. */
const PAUSE_MS = 250;
const told = new Map<string, string>();
let open = '';
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** One file at a time, so that what is asked meanwhile is answered in between. */
function checkNext(): void {
  const path = waiting.shift();
  if (path === undefined) {
    timer = undefined;
    scope.postMessage({ say: 'checked' });
    return;
  }
  const problems = service.problemsOf(path);
  const text = JSON.stringify(problems);
  if (told.get(path) !== text) {
    told.set(path, text);
    scope.postMessage({ say: 'problems', path, problems });
  }
  timer = setTimeout(checkNext, 0);
}

function checkSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const scripts = service.scripts();
    for (const path of told.keys()) {
      if (scripts.includes(path)) continue;
      told.delete(path);
      scope.postMessage({ say: 'problems', path, problems: [] });
    }
    waiting = scripts.toSorted((a, b) => Number(b === open) - Number(a === open));
    checkNext();
  }, PAUSE_MS);
}

function answer<Name extends CallName>({ id, call, input }: Extract<LanguageRequest, { call: Name }>): void {
  try {
    const reply = service.answers[call] as (asked: typeof input) => unknown;
    scope.postMessage({ say: 'answer', id, value: reply(input) });
  } catch (error) {
    // The service may fall over half a program; the next word mends that.
    scope.postMessage({ say: 'failed', id, message: String(error) });
  }
}

scope.onmessage = ({ data }) => {
  switch (data.say) {
    case 'ask':
      answer(data);
      return;
    case 'open':
      open = data.path;
      return;
    case 'files':
      service.disk.replaceAll(data.files);
      break;
    case 'file':
      service.disk.write(data.path, data.text);
  }
  checkSoon();
};
scope.postMessage({ say: 'ready' });
