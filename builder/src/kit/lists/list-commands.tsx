import { useContext, useState } from 'react';
import { exportCsv } from '../data/export-rows';
import { writeAddress } from '../data/filter-address';
import type { ListState } from '../data/filters';
import type { Entity, Row } from '../data/types';
import { countOf, inSentence } from '../data/words';
import { ExportIcon, ImportIcon, LinkIcon, PrintIcon, SelectIcon } from '../frame/icons';
import { addressQuery, hrefWith } from '../frame/router';
import { useRights } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import { ListNameContext, withPart } from './list-address';
import { ImportDialog } from './import-dialog';
import { ListMenu } from './list-menu';
import type { ListCommand } from './list-menu';
import { saveFile } from './save-file';

interface ListCommandsProps {
  readonly entity: Entity;
  /** What the list shows, in its order. */
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly isEmpty: boolean;
  readonly onSelect: () => void;
}

/** What one does with a whole list now and then: choose several, bring in and take out, share, print. */
export function ListCommands({ entity, rows, state, isEmpty, onSelect }: ListCommandsProps) {
  const copyLink = useCopyLink(entity, state);
  const [isImporting, setIsImporting] = useState(false);
  const toast = useToast();
  const { add, change, remove } = useRights(entity);
  const importing: ListCommand = {
    name: 'Import from CSV',
    icon: <ImportIcon />,
    run: () => {
      setIsImporting(true);
    },
  };
  const withRecords: readonly ListCommand[] = [
    ...(change || remove ? [{ name: 'Select several', icon: <SelectIcon />, run: onSelect }] : []),
    ...(add ? [importing] : []),
    {
      name: 'Export as CSV',
      icon: <ExportIcon />,
      run: () => {
        saveFile(`${entity.path}.csv`, 'text/csv', exportCsv(entity, rows));
        toast(`Exported ${countOf(rows.length, entity)}.`);
      },
    },
    { name: 'Copy link to this view', icon: <LinkIcon />, run: copyLink },
    {
      name: 'Print',
      icon: <PrintIcon />,
      run: () => {
        window.print();
      },
    },
  ];
  if (isEmpty && !add) return null;
  return (
    <>
      <ListMenu
        label={`More for ${inSentence(entity.plural)}`}
        commands={isEmpty ? [importing] : withRecords}
      />
      {isImporting && (
        <ImportDialog
          entity={entity}
          onClose={() => {
            setIsImporting(false);
          }}
        />
      )}
    </>
  );
}

/** Puts the address of what is shown, with its filters, order and view, where one can paste it. */
function useCopyLink(entity: Entity, state: ListState): () => void {
  const toast = useToast();
  const list = useContext(ListNameContext);
  const copy = async () => {
    const address = withPart(addressQuery(), list, writeAddress(entity, state));
    const { href } = new URL(hrefWith(address), window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      toast('Link copied. It shows these filters, this order and this view.');
    } catch {
      const isFramed = window.parent !== window;
      // Within another page nobody sees an address to copy.
      toast(`The browser did not let the link be copied.${isFramed ? '' : ' Copy the address instead.'}`);
    }
  };
  return () => {
    void copy();
  };
}
