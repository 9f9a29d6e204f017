import { useShell, useUndo } from '@tessera/shared/remote';
import {
  BareDialog,
  Button,
  CheckboxField,
  ConfirmDialog,
  Dialog,
  IconButton,
  KeyValueList,
  Menu,
  Popover,
  Row,
  SearchField,
  Sheet,
  TextField,
  Tooltip,
  type MenuItem,
} from '@tessera/shared/ui';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { KitSection, Specimen, Specimens } from './kit-section';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** What lies over the page. */
export function LayerSection() {
  return (
    <KitSection
      id="layers"
      title="Layers"
      description="Menu for actions, Popover for a setting, Dialog for a question, Sheet for a form or details. Escape closes the topmost one and the focus goes back."
    >
      <Specimens>
        <Menus />
        <Modals />
        <Specimen name="Popover" state="the page stays usable">
          <Row>
            <Popover label="Columns" trigger={<Button>Columns</Button>}>
              <CheckboxField label="Version" defaultChecked />
              <CheckboxField label="Region" />
            </Popover>
          </Row>
        </Specimen>
        <Specimen name="Tooltip" state="on hover and keyboard focus">
          <Row>
            <Tooltip text="Counts every visit since Monday">
              <Button variant="quiet">Visits</Button>
            </Tooltip>
          </Row>
        </Specimen>
        <Toasts />
      </Specimens>
    </KitSection>
  );
}

function Menus() {
  const [sort, setSort] = useState('changed');
  const actions: (MenuItem | 'separator')[] = [
    { id: 'rename', label: 'Rename', icon: <Pencil {...ICON} />, shortcut: 'F2' },
    { id: 'move', label: 'Move', isDisabled: true },
    { id: 'settings', label: 'Settings', to: '#layers' },
    'separator',
    { id: 'delete', label: 'Delete', icon: <Trash2 {...ICON} />, tone: 'bad' },
  ];
  return (
    <Specimen name="Menu" state="actions; a choice of one">
      <Row>
        <Menu
          label="Actions"
          trigger={
            <IconButton label="Actions" variant="secondary">
              <MoreHorizontal {...ICON} />
            </IconButton>
          }
          items={actions}
        />
        <Menu
          trigger={<Button>Sort</Button>}
          items={['changed', 'name'].map((id) => ({
            id,
            label: id === 'name' ? 'Name' : 'Last changed',
            isChecked: id === sort,
            onSelect: () => {
              setSort(id);
            },
          }))}
        />
      </Row>
    </Specimen>
  );
}

type Modal = 'dialog' | 'sheet' | 'confirm' | 'bare';

function Modals() {
  const [open, setOpen] = useState<Modal>();
  const close = () => {
    setOpen(undefined);
  };
  const opener = (which: Modal, words: string) => (
    <Button
      onClick={() => {
        setOpen(which);
      }}
    >
      {words}
    </Button>
  );
  return (
    <Specimen name="Dialog, ConfirmDialog, Sheet, BareDialog">
      <Row>
        {opener('dialog', 'Open dialog')}
        {opener('confirm', 'Open question')}
        {opener('sheet', 'Open sheet')}
        {opener('bare', 'Open palette')}
      </Row>
      <Dialog
        title="Rename application"
        description="Its address stays the same."
        isOpen={open === 'dialog'}
        onOpenChange={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Plant diary" />
      </Dialog>
      <ConfirmDialog
        title='Delete "Plant diary"?'
        description="Its versions go too. This cannot be undone."
        confirmLabel="Delete"
        nameToType="Plant diary"
        isOpen={open === 'confirm'}
        onOpenChange={close}
        onConfirm={close}
      />
      <Sheet
        title="Version 3"
        description="Made by the assistant"
        isOpen={open === 'sheet'}
        onOpenChange={close}
        footer={<Button onClick={close}>Done</Button>}
      >
        <KeyValueList
          items={[
            { label: 'Files', value: '14' },
            { label: 'Checks', value: '9 passed' },
          ]}
        />
        <TextField label="Note" />
      </Sheet>
      <BareDialog title="Find" isOpen={open === 'bare'} onOpenChange={close}>
        <SearchField label="Find" value="" placeholder="Find a page" onValueChange={() => undefined} />
      </BareDialog>
    </Specimen>
  );
}

const NOTICES = [
  { type: 'success', title: 'Deployed', message: 'plants.localhost answers' },
  { type: 'error', title: 'Not deployed', message: 'The build failed: 2 checks' },
  { type: 'info', title: 'A new version is there' },
  { type: 'warning', title: 'Almost out of credits', message: '40 left' },
] as const;

function Toasts() {
  const { notify } = useShell();
  const offerUndo = useUndo();
  return (
    <Specimen name="notify, useUndo" state="the shell shows them: 5 s, held by pointer and focus">
      <Row>
        {NOTICES.map((notice) => (
          <Button
            key={notice.type}
            size="small"
            onClick={() => {
              notify(notice);
            }}
          >
            {notice.type}
          </Button>
        ))}
        <Button
          size="small"
          onClick={() => {
            offerUndo('"Journal" deleted', () => {
              notify({ type: 'info', title: '"Journal" is back' });
            });
          }}
        >
          undo
        </Button>
      </Row>
    </Specimen>
  );
}
