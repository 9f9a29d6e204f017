/** The environment document as the server writes it into a page. */
const BLOCK = /(<script type="application\/json" id="tessera-environment"[^>]*>)(.*?)(<\/script>)/s;

/**
 * Changes the environment document in a page.
 *
 * @param {string} html
 * @param {(document: any) => any} change gets the document and answers another
 * @returns {string} the page with the changed document; as it was, where it has none
 */
export function changePageEnvironment(html, change) {
  return html.replace(
    BLOCK,
    (_all, start, json, end) =>
      start + JSON.stringify(change(JSON.parse(json))).replaceAll('<', '\\u003c') + end,
  );
}
