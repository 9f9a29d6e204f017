import { formatBytes } from './format';

export interface FileRules {
  /** As the attribute of the browser's field: '.csv,image/*'. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  isMultiple: boolean;
}

function isAccepted(file: File, accept: string): boolean {
  return accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .some((rule) => {
      if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
      if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
      return file.type === rule;
    });
}

function problemOf(file: File, { accept, maxBytes }: FileRules): string | undefined {
  if (accept && !isAccepted(file, accept))
    return `${file.name} is not one of: ${accept.replaceAll(',', ', ')}`;
  if (maxBytes !== undefined && file.size > maxBytes)
    return `${file.name} is larger than ${formatBytes(maxBytes)}`;
  return undefined;
}

/**
 * What of some chosen or dropped files a field takes. Browsers hold only their picker to the rules, not a drop.
 *
 * @returns the files, and what was wrong with the first one left out
 */
export function acceptFiles(
  files: readonly File[],
  rules: FileRules,
): { taken: File[]; problem: string | undefined } {
  const good = files.filter((file) => problemOf(file, rules) === undefined);
  const problems = files.map((file) => problemOf(file, rules)).filter((problem) => problem !== undefined);
  if (!rules.isMultiple && good.length > 1) problems.push('Choose one file only');
  return { taken: rules.isMultiple ? good : good.slice(0, 1), problem: problems[0] };
}
