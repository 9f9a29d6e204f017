import { writeAddress } from '../data/filter-address';
import type { ListState } from '../data/filters';
import type { Entity, Row } from '../data/types';
import { inSentence } from '../data/words';
import { LinkIcon, PrintIcon, SelectIcon } from '../frame/icons';
import { hrefWith } from '../frame/router';
import { useToast } from '../frame/toasts';
import { ListMenu } from './list-menu';
import type { ListCommand } from './list-menu';

interface ListCommandsProps {
  readonly entity: Entity;
  /** What the list shows, in its order. */
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly isEmpty: boolean;
  readonly onSelect: () => void;
}

/** What one does with a whole list now and then: choose several, share it, print it. */
export function ListCommands({ entity, state, isEmpty, onSelect }: ListCommandsProps) {
  const copyLink = useCopyLink(entity, state);
  const withRecords: readonly ListCommand[] = [
    { name: 'Select several', icon: <SelectIcon />, run: onSelect },
    { name: 'Copy link to this view', icon: <LinkIcon />, run: copyLink },
    {
      name: 'Print',
      icon: <PrintIcon />,
      run: () => {
        window.print();
      },
    },
  ];
  return <ListMenu label={`More for ${inSentence(entity.plural)}`} commands={isEmpty ? [] : withRecords} />;
}

/** Puts the address of what is shown, with its filters, order and view, where one can paste it. */
function useCopyLink(entity: Entity, state: ListState): () => void {
  const toast = useToast();
  const copy = async () => {
    const { href } = new URL(hrefWith(writeAddress(entity, state)), window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      toast('Link copied. It shows these filters, this order and this view.');
    } catch {
      toast('The browser did not let the link be copied. Copy the address instead.');
    }
  };
  return () => {
    void copy();
  };
}
