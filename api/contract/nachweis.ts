/** What auditors compare and take with them. */
export const nachweis = {};
