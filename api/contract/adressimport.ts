/** Import and export of addresses. */
export const adressimport = {};
