/** A script's text as it may stand in a document: nothing in it ends the element, or begins a comment. */
export function embedScript(code: string): string {
  return code.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`);
}

export const svgAddress = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;
