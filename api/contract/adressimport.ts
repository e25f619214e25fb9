/** Addresses from and to files. */
export const adressimport = {};
