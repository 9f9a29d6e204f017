import { schemaSql } from '@tessera/builder/design';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { fileNameOf, saveFile } from '@tessera/shared/remote';
import { Button, Menu } from '@tessera/shared/ui';
import { Download } from 'lucide-react';
import { dbmlOf } from './dbml';
import { pictureOf } from './drawing';

interface ExportMenuProps {
  projectId: string;
  name: string;
  /** As it is drawn, with what is not saved. */
  model: ApplicationModel;
  onProblem: (why: string) => void;
}

/** The tables as a file: statements that make them, DBML, a picture. */
export function ExportMenu({ projectId, name, model, onProblem }: ExportMenuProps) {
  const saveText = (text: string, ending: string) => {
    saveFile(new Blob([text], { type: 'text/plain' }), `${fileNameOf(name, 'tables')}.${ending}`);
  };
  async function savePicture(): Promise<void> {
    const picture = await pictureOf(projectId, model);
    if (picture) saveFile(picture, `${fileNameOf(name, 'tables')}.png`);
    else onProblem('This browser could not make the picture.');
  }
  return (
    <Menu
      label="Export"
      trigger={<Button icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}>Export</Button>}
      items={[
        {
          id: 'sql',
          label: 'SQL',
          onSelect: () => {
            saveText(schemaSql(model), 'sql');
          },
        },
        {
          id: 'dbml',
          label: 'DBML',
          onSelect: () => {
            saveText(dbmlOf(model), 'dbml');
          },
        },
        { id: 'png', label: 'Picture (PNG)', onSelect: () => void savePicture() },
      ]}
    />
  );
}
