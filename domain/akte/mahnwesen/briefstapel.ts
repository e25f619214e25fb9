/** Letters in one file: set in a few seconds, and a pile a printer takes. */
export const BRIEFE_JE_DATEI = 200;
