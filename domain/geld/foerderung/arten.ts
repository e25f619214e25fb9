/** What a programme pays for, and what of a month counts. Table: money.md, funding programme. */
export const EINHEITEN = ['TEILNEHMERMONAT', 'TEILNEHMERTAG', 'PAUSCHALE'] as const;
export const MONATSREGELN = ['BEGONNEN', 'AB_15_TAGEN_SONST_HALB', 'TAGGENAU_30'] as const;
export const DIENSTE = ['BFD', 'FSJ', 'FOEJ', 'SONSTIGE'] as const;
