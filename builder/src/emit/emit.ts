import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { emitApp, emitStart } from './emit-app';
import { entityContext } from './context';
import { emitProject } from './emit-project';
import { emitFeature } from './feature/feature';
import { emitIcons } from './icons/emit-icons';
import { usedKitFiles, styleSheetsOf } from './kit-files';
import { emitTheme } from './look/theme';
import { emitPictures } from './emit-pictures';
import { emitMetrics } from './metrics';
import { nameModel } from './names';
import { emitPages } from './pages';

/**
 * Turns a model into the files of a project: plain React and TypeScript that builds with Vite, and of the kit only what
 * is used. The same model always gives the same bytes, sorted by path.
 */
export function emit(model: ApplicationModel): ProjectFile[] {
  const names = nameModel(model);
  const written = [
    ...emitApp(model, names),
    ...emitIcons(model),
    ...emitMetrics({ model, names }),
    ...emitPictures({ model, names }),
    ...emitPages({ model, names }),
    ...model.entities.flatMap(({ id }) => emitFeature(entityContext({ model, names }, id))),
  ];
  const start = emitStart(model, []);
  const kit = usedKitFiles([...written, start]);
  const styleSheets = styleSheetsOf(kit);
  const files = [
    ...emitProject(model),
    ...written,
    emitStart(
      model,
      styleSheets.map(({ path }) => path),
    ),
    { path: 'src/theme.css', text: emitTheme(model.theme) },
    ...kit,
    ...styleSheets,
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
