import * as z from 'zod/mini';

/**
 * zod/mini carries no texts: without this every message that a schema does not give is 'Invalid input'.
 * Imported for its effect by all that shows messages. Only the server does: browsers would load the texts.
 */
z.config({
  ...z.locales.en(),
  customError: (issue) =>
    issue.input === undefined && isForgotten(issue.code)
      ? `${nameOf(issue.path ?? [])} is required`
      : undefined,
});

function isForgotten(code: string | undefined): boolean {
  return code === 'invalid_type' || code === 'invalid_value';
}

/** 'projectName' → 'Project name'. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.findLast((step) => typeof step === 'string');
  if (last === undefined) return 'This';
  const words = last
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => {
      return `${before} ${after.toLowerCase()}`;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
