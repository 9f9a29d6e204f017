import { useShell } from '@tessera/shared/remote';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { TypedAidProps } from './typed-aid';

/**
 * Shows what a text becomes while it is typed. Nothing of that is loaded before the first key, and where it cannot be loaded there is
 * nothing but the field. It stands behind the field, in a box that is positioned.
 */
export function TypingAid(props: TypedAidProps) {
  const { text } = props;
  const { reportError } = useShell();
  const [before] = useState(text);
  const [Aid, setAid] = useState<ComponentType<TypedAidProps>>();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (text === before || hasAsked.current || !('Worker' in globalThis)) return;
    hasAsked.current = true;
    import(/* webpackChunkName: "typing-aid" */ './typed-aid').then(({ TypedAid }) => {
      setAid(() => TypedAid);
    }, reportError);
  }, [text, before, reportError]);
  return Aid ? <Aid key={props.versionId ?? ''} {...props} /> : null;
}
