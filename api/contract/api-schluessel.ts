/** Keys of API clients. */
export const apiSchluessel = {};
