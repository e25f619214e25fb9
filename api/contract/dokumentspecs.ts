export const dokumentspecs = {};
