/**
 * Type texts by the path at which the language service looks for them: libraries in `/lib`, packages in `/node_modules`. The build puts
 * them in (tooling/webpack/type-texts-loader.mjs); without it there are none.
 */
export const typeTexts: Readonly<Record<string, string>> = {};
