/** Help texts and news. */
export const hilfe = {};
