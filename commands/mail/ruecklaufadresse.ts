/** Sender of a mail's envelope that names its row, so that a report of its failed delivery does, too. */
export const ruecklaufadresse = (id: string, hostname: string): string => `ruecklauf+${id}@${hostname}`;

const ADRESSE = /^ruecklauf\+([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;
/** null: no address of ours. */
export const idAusRuecklauf = (adresse: string): string | null => ADRESSE.exec(adresse)?.[1]?.toLowerCase() ?? null;
