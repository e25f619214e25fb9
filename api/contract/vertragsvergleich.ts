/** What changed in the terms of a contract, by whom, since one last looked. */
export const vertragsvergleich = {};
