/** Actions on many volunteers at once. */
export const sammelaktionen = {};
