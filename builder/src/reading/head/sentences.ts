import { splitOutside } from '../../words/text';
import { pattern } from '../../words/pattern';

/** One sentence of a prompt with the list items that follow it on lines of their own. */
export interface Sentence {
  readonly text: string;
  readonly items: readonly string[];
}

const END = pattern('u')`
  (?<=^(?:can|could|would|will|please)\b[^?]*\?)\s+(?=\S)
  |(?<=\?)\s+(?=(?:can|could|please|also|it|i|we|the|use|add|make|show|sort|each|every)\b)
  |(?<=[.!])(?<!\b(?:no|nr|approx|incl|max|min|vs|etc|e\.g|i\.e)\.)\s+(?=["'(]?[\p{L}\d])
  |\s*;\s*(?=(?:each|every|also|it|the|sort|use|show)\b(?!,))
`;

/** A short line without a verb of its own, as in a plain list below 'Fields:'. */
function isListLine(line: string): boolean {
  return (
    line.length <= 80 &&
    !/[.!?]\s*$/.test(line.replace(/\betc\.$/, '')) &&
    line.split(' ').length <= 10 &&
    !/^(?:it|the app|each|every|please|i|we|use|sort|show|make|also|there|users?)\s/i.test(line)
  );
}

interface Block {
  lead: string;
  items: string[];
  open: boolean;
}

function belongsTo(last: Block, line: string): boolean {
  if (line.startsWith('- ')) return last.open || last.items.length === 0;
  return last.open && last.lead.endsWith(':') && isListLine(line);
}

function addLine(line: string, blocks: Block[]): void {
  const last = blocks[blocks.length - 1];
  const isBullet = line.startsWith('- ');
  const item = isBullet ? line.slice(2).trim() : line.replace(/,$/, '');
  if (!line) {
    if (last && last.items.length > 0) last.open = false;
  } else if (last && belongsTo(last, line)) last.items.push(item);
  else blocks.push({ lead: isBullet ? '' : line, items: isBullet ? [item] : [], open: true });
}

const NAME_LINE = /^(?!.*[.;!]$)[^,:]{2,50}$|^[\p{L}\p{N} /'-]{2,30}(?:\(|:)[^.]{1,60}$/u;

/** Three and more short lines below the first are a list, also without dashes and without a colon above them. */
function withPlainList(blocks: readonly Block[]): readonly Block[] {
  const [first, ...others] = blocks;
  if (!first || first.items.length > 0 || others.length < 3) return blocks;
  const isList = others.every(
    (block) => block.items.length === 0 && isListLine(block.lead) && NAME_LINE.test(block.lead),
  );
  return isList
    ? [{ lead: `${first.lead.replace(/[.:]$/, '')}:`, items: others.map((block) => block.lead), open: false }]
    : blocks;
}

/** Cuts cleaned text into sentences; bullets and plain lines below a colon become the items of their lead. */
export function readSentences(text: string): Sentence[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) addLine(line.trim(), blocks);
  return withPlainList(blocks).flatMap((block) => {
    const pieces = splitOutside(block.lead, END).map((piece) => piece.text);
    const texts = pieces.length > 0 ? pieces : [''];
    return texts.map((piece, index) => ({
      text: piece,
      items: index === texts.length - 1 ? block.items : [],
    }));
  });
}
