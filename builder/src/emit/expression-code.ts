import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { compileExpression, type CompiledExpression } from '../expressions/compile';
import type { Expected } from '../expressions/fit';
import { parameterName, type CodeNames } from '../expressions/names';
import { parseCode } from '../expressions/parse';
import { printWords } from '../expressions/print';
import type { EntityContext } from './context';
import type { Imports } from './imports';
import { group, indent, type Doc } from './layout';
import type { EntityNames, ModelNames } from './names';
import { arrow, reflow } from './reflow';

/** The names that compiled expressions use. */
export function codeNames({ entities }: ModelNames): CodeNames {
  return new Map(
    [...entities].map(([id, { options, ...names }]) => {
      const constants = [...options.values()].flatMap(({ constant, properties }) =>
        [...properties].map(([option, property]) => [option, `${constant}.${property}`] as const),
      );
      return [id, { ...names, options: new Map(constants) }];
    }),
  );
}

/** Takes over what a piece of code imports, as seen from a file below `src`. */
function importAll({ imports: needed }: CompiledExpression, folder: string, imports: Imports): void {
  for (const { module, name, isType } of needed) {
    const path = relativePath(folder, module);
    if (isType) imports.type(path, name);
    else imports.value(path, name);
  }
}

/** 'features/tasks', 'kit/calc/dates' → '../../kit/calc/dates'; a module of the same folder is './types'. */
function relativePath(folder: string, module: string): string {
  const own = folder.split('/').filter(Boolean);
  const parts = module.split('/');
  let shared = 0;
  while (shared < own.length && own[shared] === parts[shared]) shared += 1;
  const up = '../'.repeat(own.length - shared) || './';
  return up + parts.slice(shared).join('/');
}

/** Where code is written. */
export interface Place {
  /** Below `src`: 'features/tasks', 'pages', ''. */
  readonly folder: string;
  readonly imports: Imports;
}

export const placeIn = ({ own }: EntityContext, imports: Imports): Place => ({
  folder: `features/${own.folder}`,
  imports,
});

/** What a function calls the record that it is given: 'invoice'. What is called alike in both numbers ('series') is a 'record'. */
function parameterFor({ component, constant }: EntityNames): string {
  const name = parameterName(component);
  return name === constant ? 'record' : name;
}

/** An expression over one record of an entity. */
function compile(context: EntityContext, text: string, expected: Expected, place: Place): CompiledExpression {
  const { model, names, entity, own } = context;
  const compiled = compileExpression(model, entity.id, text, {
    names: codeNames(names),
    parameter: parameterFor(own),
    expected,
  });
  importAll(compiled, place.folder, place.imports);
  return compiled;
}

/** `invoice: Invoice` when the code names it, nothing otherwise. */
function parameterOf({ own }: EntityContext, usesRecord: boolean, { folder, imports }: Place): string {
  if (!usesRecord) return '';
  imports.type(relativePath(folder, `features/${own.folder}/types`), own.component);
  return `${parameterFor(own)}: ${own.component}`;
}

/** A function of a record as a property: `when: (task: Task) => task.isDone`. */
export function functionOf(
  context: EntityContext,
  { name, text, expected }: { readonly name: string; readonly text: string; readonly expected: Expected },
  place: Place,
): Doc {
  const { code, usesRecord } = compile(context, text, expected, place);
  const parameter = parameterOf(context, usesRecord, place);
  return arrow(`${name}: (${parameter})`, reflow(code)).doc;
}

/** A function of a record that gives an object: `set: (task: Task) => ({ isDone: true })`. */
export function valuesFunction(
  context: EntityContext,
  name: string,
  values: readonly { readonly property: string; readonly text: string; readonly field: Field }[],
  place: Place,
): { readonly lead: string; readonly properties: readonly Doc[] } {
  let isUsed = false;
  const properties = values.map(({ property, text, field }) => {
    const { code, usesRecord } = compile(context, text, field, place);
    isUsed ||= usesRecord;
    return [`${property}: `, group(indent(reflow(code).doc))];
  });
  return { lead: `${name}: (${parameterOf(context, isUsed, place)}) => `, properties };
}

/** What a new record begins with, as a property: `start: today`, `start: () => TaskStatus.open`. */
export function startOf(context: EntityContext, field: Field, text: string, place: Place): Doc {
  const { model, names } = context;
  const compiled = compileExpression(model, null, text, {
    names: codeNames(names),
    parameter: parameterFor(context.own),
    expected: field,
  });
  importAll(compiled, place.folder, place.imports);
  const [, call] = /^(\w+)\(\)$/u.exec(compiled.code) ?? [];
  return call === undefined ? `start: () => ${compiled.code}` : `start: ${call}`;
}

/** An expression with names for people: 'Quantity × Unit price'. */
export function wordsOf(model: ApplicationModel, entityId: string, text: string): string {
  const parsed = parseCode(text);
  return 'problem' in parsed ? text : printWords(parsed.tree, { model, entity: entityId });
}
