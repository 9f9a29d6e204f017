import type { WorkerLine } from '@tessera/shared/diff';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasSyntax, type Syntax, type SyntaxQuestion } from './syntax/syntax';

/** The colours of both texts, as they come: after the first paint, the newer text's first. */
export interface Colours {
  readonly old?: Syntax;
  readonly new?: Syntax;
}

const NONE: Colours = {};

interface Texts {
  readonly oldText: string | null;
  readonly newText: string | null;
}

/** Asks for the colours of a file. A text that cannot be read for them stays plain. */
export function useColours(
  path: string,
  texts: Texts | undefined,
  colours: WorkerLine<SyntaxQuestion, Syntax>,
): Colours {
  const { reportError } = useShell();
  const [known, setKnown] = useState<Colours>(NONE);
  const report = useEffectEvent(reportError);
  useEffect(() => {
    if (!texts) return undefined;
    let isCurrent = true;
    const ask = (side: keyof Colours, text: string | null) => {
      if (text === null || text === '' || !hasSyntax(path, text)) return;
      colours.ask({ path, text }).then(
        (syntax) => {
          if (isCurrent) setKnown((before) => ({ ...before, [side]: syntax }));
        },
        (error: unknown) => {
          if (isCurrent) report(error);
        },
      );
    };
    ask('new', texts.newText);
    ask('old', texts.oldText);
    return () => {
      isCurrent = false;
    };
  }, [colours, path, texts]);
  return known;
}
