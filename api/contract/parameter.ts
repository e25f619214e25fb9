/** The tenant and its parameters. */
export const parameter = {};
