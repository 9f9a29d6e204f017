/** Where the record is that proves whose a domain is. */
export const proofName = (domain: string): string => `_tessera.${domain}`;

const PREFIX = 'tessera-verify=';
export const proofValue = (token: string): string => PREFIX + token;

/** The tokens among the texts of TXT records, also of those that were entered in quotation marks. */
export function tokensIn(texts: readonly string[]): string[] {
  return texts
    .map((text) =>
      text
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .trim(),
    )
    .filter((text) => text.startsWith(PREFIX))
    .map((text) => text.slice(PREFIX.length));
}
