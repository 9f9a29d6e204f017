import type { ProjectFile } from '../../types';
import type { EntityContext } from '../context';
import { emitPart } from './behaviour';
import { emitDetail } from './detail';
import { emitForm } from './form';
import { emitList } from './list';
import { emitModel, partsOf } from './model';
import { emitSamples } from './samples';
import { emitTypes } from './types';

/** The files of one entity: its types and model, what holds for it, its list, form and page. */
export function emitFeature(context: EntityContext): ProjectFile[] {
  const file = (name: string, text: string) => ({ path: `src/features/${context.own.folder}/${name}`, text });
  return [
    file('types.ts', emitTypes(context)),
    file('model.ts', emitModel(context)),
    ...partsOf(context).map((part) =>
      file(`${part}.ts`, part === 'samples' ? emitSamples(context) : emitPart(context, part)),
    ),
    file('List.tsx', emitList(context)),
    file('Form.tsx', emitForm(context)),
    file('Detail.tsx', emitDetail(context)),
  ];
}
