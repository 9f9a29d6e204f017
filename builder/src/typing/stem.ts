/** What is left of a word without its endings: as good as its dictionary form for asking whether it is known. */
export const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:'s|ies|ing|ed|ly|es|s|e|y|er)$/, '');
