export const signatur = {};
