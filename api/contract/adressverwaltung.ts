/** Addresses: what is changed of them. */
export const adressverwaltung = {};
