import { group, indent, join, line, hardLine, ifBroken, type Doc } from './layout';

/** What a file imports, module by module. */
export class Imports {
  private readonly modules = new Map<string, Map<string, 'value' | 'type'>>();

  /** Gives the name, so that an import stands where it is used. */
  value(module: string, name: string): string {
    this.namesOf(module).set(name, 'value');
    return name;
  }

  type(module: string, name: string): string {
    const names = this.namesOf(module);
    if (!names.has(name)) names.set(name, 'type');
    return name;
  }

  /** The import statements in the order of their modules, each on a line of its own, and an empty line. */
  print(): Doc {
    const modules = [...this.modules].sort(([a], [b]) => (a < b ? -1 : 1));
    const statements = modules.map(([module, names]) => statement(module, names));
    return statements.length === 0 ? [] : [...join(hardLine, statements), hardLine, hardLine];
  }

  private namesOf(module: string): Map<string, 'value' | 'type'> {
    const names = this.modules.get(module) ?? new Map<string, 'value' | 'type'>();
    this.modules.set(module, names);
    return names;
  }
}

function statement(module: string, names: ReadonlyMap<string, 'value' | 'type'>): Doc {
  const sorted = [...names].sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const isTypeOnly = sorted.every(([, kind]) => kind === 'type');
  const listed = sorted.map(([name, kind]) => (kind === 'type' && !isTypeOnly ? `type ${name}` : name));
  const lead = isTypeOnly ? 'import type {' : 'import {';
  return group([
    lead,
    indent([line, ...join([',', line], listed)]),
    ifBroken(','),
    line,
    `} from '${module}';`,
  ]);
}
