const blockOf = (id) => new RegExp(`(<script type="application/json" id="${id}"[^>]*>)(.*?)(</script>)`, 's');

/** What a server has written into a page as JSON; undefined where it has not. */
export function readPageData(html, id) {
  const [, , json] = blockOf(id).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/**
 * Changes what a server has written into a page as JSON: `tessera-config`, `tessera-environment`.
 *
 * @param {string} html
 * @param {string} id of the script element
 * @param {(data: any) => any} change gets the data and answers other data
 * @returns {string} the page with the changed data; as it was, where it has none
 */
export function changePageData(html, id, change) {
  return html.replace(
    blockOf(id),
    (_all, start, json, end) =>
      start + JSON.stringify(change(JSON.parse(json))).replaceAll('<', '\\u003c') + end,
  );
}
