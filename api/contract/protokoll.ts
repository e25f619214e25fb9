/** Who signed in, looked and exported. */
export const protokoll = {};
