import { isEmail, toWebAddress } from '../data/checks';
import type { PlainField } from '../data/types';
import { Initials } from './drawn-values';

interface PlainValueProps {
  readonly type: PlainField['type'];
  readonly text: string;
  /** Shows long text in full, with its line breaks. */
  readonly isFull: boolean;
}

/** Words as they were typed: those that lead somewhere are links. */
export function PlainValue({ type, text, isFull }: PlainValueProps) {
  switch (type) {
    case 'url':
      return <WebLink address={text} />;
    case 'email':
      return isEmail(text) ? (
        <a href={`mailto:${text}`} title={text}>
          {text}
        </a>
      ) : (
        <bdi>{text}</bdi>
      );
    case 'phone':
      return <a href={`tel:${text.replace(/[^\d+]/gu, '')}`}>{text}</a>;
    case 'longtext':
      return (
        <span className={isFull ? 'long-text' : 'clipped'} dir="auto">
          {text}
        </span>
      );
    case 'person':
      return (
        <span className="person">
          <Initials name={text} />
          <bdi>{text}</bdi>
        </span>
      );
    case 'text':
      return <bdi>{text}</bdi>;
  }
}

function WebLink({ address }: { readonly address: string }) {
  const href = toWebAddress(address);
  if (href === null) return <bdi>{address}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={href}>
      {href.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '')}
    </a>
  );
}
