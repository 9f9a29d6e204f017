import { createNewProjectStore, type NewProjectPorts } from './new-project.store';

function startForm() {
  const never = () => Promise.reject(new Error('Nothing is sent here'));
  const ports: NewProjectPorts = {
    readDraft: () => undefined,
    keepDraft: () => undefined,
    newKey: () => 'key',
    create: never,
    openCreation: () => undefined,
    pack: never,
    upload: never,
    inspect: never,
    importProject: never,
    openProject: () => undefined,
    explain: never,
  };
  const form = createNewProjectStore(ports);
  return { ...form, nameNow: () => form.store.getState().draft.projectName };
}

const zip = (name: string) => ({ kind: 'zip' as const, name, file: new File(['x'], name) });

describe('the name of a new project', () => {
  it('[SCR-04] follows the source while nobody types one', () => {
    const { choose, chooseRepository, nameNow } = startForm();
    chooseRepository('ada-l/plant-diary');
    expect(nameNow()).toBe('Plant diary');
    choose(zip('my-shop.zip'));
    expect(nameNow()).toBe('My shop');
    choose(zip('other-v3.zip'));
    expect(nameNow()).toBe('Other');
    chooseRepository('ada-l/notes');
    expect(nameNow()).toBe('Notes');
  });

  it('[SCR-04] stays as it was typed', () => {
    const { choose, chooseRepository, write, nameNow } = startForm();
    chooseRepository('ada-l/plant-diary');
    write({ projectName: 'Mine' });
    choose(zip('my-shop.zip'));
    chooseRepository('ada-l/notes');
    expect(nameNow()).toBe('Mine');
  });
});
