/** Contact persons of the addresses. */
export const personen = {};
