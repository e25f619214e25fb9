/** The quick search. */
export const suche = {};
