import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import fc from 'fast-check';
import { emit } from '../emit/emit';
import { usedKitFiles } from '../emit/kit-files';
import { typeErrorsOf } from '../emit/type-check-testing';
import type { ProjectFile } from '../types';
import { checkTree } from './check';
import { compileExpression } from './compile';
import type { Expected } from './fit';
import { indexOf } from './model-index';
import type { CodeImport, CodeNames, EntityCodeNames } from './names';
import { printCode } from './print';
import { anyModel } from './random-models-testing';
import { anyTree } from './random-trees-testing';
import { codeNamesOf, studio } from './studio-testing';
import type { Tree } from './tree';
import { isList, typeOfField, type Kind } from './types';

/** What code is given to type-check: each expression as a function, with the types that a store's records have. */

const NUMBERS: readonly Kind[] = ['number', 'percent', 'duration'];

function typeIn(field: Field, names: CodeNames): string {
  const type = typeOfField(field);
  const linked = 'entity' in type ? (names.get(type.entity)?.component ?? '') : '';
  if (type.kind === 'record') return `${linked} | null`;
  if (type.kind === 'records') return `readonly ${linked}[]`;
  if (type.kind === 'boolean') return 'boolean';
  if (isList(type)) return 'readonly string[]';
  return NUMBERS.includes(type.kind) ? 'number | null' : 'string | null';
}

function constantsOf({ options }: EntityCodeNames): string[] {
  const members = [...options].map(([id, name]) => ({ id, parts: name.split('.') }));
  return [...new Set(members.map(({ parts }) => parts[0]))].map((constant) => {
    const own = members.filter(({ parts }) => parts[0] === constant);
    return `export const ${constant ?? ''} = { ${own.map(({ id, parts }) => `${parts[1] ?? ''}: '${id}'`).join(', ')} } as const;`;
  });
}

function typesFile(model: ApplicationModel, names: CodeNames): string {
  const interfaces = model.entities.map((entity) => {
    const own = names.get(entity.id);
    if (!own) return '';
    const fields = entity.fields.map(
      (field) => `readonly ${own.fields.get(field.id) ?? ''}: ${typeIn(field, names)};`,
    );
    const links = [...own.links].map(([reference, name]) => {
      const from = indexOf(model).fields.get(reference)?.entity.id ?? '';
      return `readonly ${name}: readonly ${names.get(from)?.component ?? ''}[];`;
    });
    return [
      ...constantsOf(own),
      `export interface ${own.component} extends Live { ${[...fields, ...links].join(' ')} }`,
    ].join('\n');
  });
  return `import type { Live } from './kit/data/types';\n${interfaces.join('\n')}\n`;
}

function importLine({ module, name, isType }: CodeImport): string {
  const from = module.startsWith('kit/') ? `./${module}` : './types';
  return `import ${isType ? 'type ' : ''}{ ${name} } from '${from}';`;
}

/** An application of nothing but these expressions over the first entity. */
function applicationOf(model: ApplicationModel, trees: readonly Tree[]): readonly ProjectFile[] {
  const names = codeNamesOf(model);
  const { component = '' } = names.get('e1') ?? {};
  const compiled = trees.flatMap((tree) =>
    (['anything', 'rule'] as const satisfies readonly Expected[]).flatMap((expected) => {
      const isFit = !('problem' in checkTree(model, 'e1', tree, expected));
      const code = printCode(tree);
      return isFit ? [compileExpression(model, 'e1', code, { names, parameter: 'record', expected })] : [];
    }),
  );
  const imports = new Set(compiled.flatMap((each) => each.imports.map(importLine)));
  const functions = compiled.map(
    ({ code, usesRecord }, index) =>
      `export const of${String(index)} = (${usesRecord ? `record: ${component}` : ''}) => ${code};`,
  );
  const own = `import type { ${component} } from './types';`;
  imports.delete(`import type { ${component} } from './types';`);
  const files = [
    { path: 'src/types.ts', text: typesFile(model, names) },
    { path: 'src/code.ts', text: [own, ...imports, ...functions].join('\n') },
  ];
  const config = emit(studio).filter(({ path }) => path === 'tsconfig.json');
  return [...config, ...files, ...usedKitFiles(files)];
}

describe('compiled code', () => {
  it('[MODEL-02] has no error of types, whatever is asked', () => {
    const seed = 20_260_309;
    const models = [studio, ...fc.sample(anyModel, { seed, numRuns: 4 })];
    const applications = models.map((model) =>
      applicationOf(model, fc.sample(anyTree(model), { seed, numRuns: 150 })),
    );
    expect(applications.flat().find(({ path }) => path === 'src/code.ts')?.text).toContain(
      'export const of0',
    );
    expect(typeErrorsOf(applications)).toEqual([]);
  });
});
