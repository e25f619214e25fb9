/** Calls of the product operator. */
export const systembetrieb = {};
