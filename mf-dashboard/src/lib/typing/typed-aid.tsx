import { useShell } from '@tessera/shared/remote';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { BecomesStrip } from './becomes-strip';
import { segmentsOf, spansNow } from './marked-segments';
import { MarkedText } from './marked-text';
import { typedTextPorts } from './typed-text.ports';
import { createTypedTextStore } from './typed-text.store';

export interface TypedAidProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** The version that messages are about; undefined where prompts are typed. */
  versionId: string | undefined;
}

const MOST_UNKNOWN = 6;

/** The marks over a field, and below it what its text becomes (READ-06). */
export function TypedAid({ field, text, versionId }: TypedAidProps) {
  const shell = useShell();
  const [typed] = useState(() => createTypedTextStore(typedTextPorts(shell, versionId)));
  const { text: read, reading } = useStore(typed.store);
  useEffect(() => typed.dispose, [typed]);
  useEffect(() => {
    typed.write(text);
  }, [typed, text]);
  const spans = useMemo(() => spansNow(read, text, reading?.spans ?? []), [read, text, reading]);
  const segments = useMemo(() => segmentsOf(text, spans), [text, spans]);
  const unknown = spans
    .filter(({ mark }) => mark === 'unknown')
    .map(({ start, end }) => text.slice(start, end));
  return (
    <>
      <MarkedText field={field} segments={segments} />
      <BecomesStrip reading={reading} unknown={[...new Set(unknown)].slice(0, MOST_UNKNOWN)} />
    </>
  );
}
