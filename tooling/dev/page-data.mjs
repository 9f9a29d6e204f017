/**
 * Changes what a server has written into a page as JSON: `tessera-config`, `tessera-environment`.
 *
 * @param {string} html
 * @param {string} id of the script element
 * @param {(data: any) => any} change gets the data and answers other data
 * @returns {string} the page with the changed data; as it was, where it has none
 */
export function changePageData(html, id, change) {
  const block = new RegExp(`(<script type="application/json" id="${id}"[^>]*>)(.*?)(</script>)`, 's');
  return html.replace(
    block,
    (_all, start, json, end) =>
      start + JSON.stringify(change(JSON.parse(json))).replaceAll('<', '\\u003c') + end,
  );
}
