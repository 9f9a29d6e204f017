import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { emitApp, STYLE_SHEETS } from './emit-app';
import { emitFeature } from './emit-feature';
import { emitProject } from './emit-project';
import { usedKitFiles } from './kit-files';
import { nameEntities } from './names';
import { emitTheme } from './theme';

/**
 * Turns a model into the files of a project: plain React and TypeScript that builds with Vite, and of the kit only what
 * is used. The same model always gives the same bytes, sorted by path.
 */
export function emit(model: ApplicationModel): ProjectFile[] {
  const names = nameEntities(model);
  const named = model.entities.flatMap((entity) => {
    const found = names.get(entity.id);
    return found ? [{ entity, names: found }] : [];
  });
  const source = [
    ...emitApp(
      model,
      named.map((one) => one.names),
    ),
    ...named.flatMap((one) => emitFeature(model, one.entity, one.names)),
  ];
  const files = [
    ...emitProject(model),
    ...source,
    { path: 'src/theme.css', text: emitTheme(model.theme) },
    ...usedKitFiles(source, STYLE_SHEETS),
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
