import { eines, suche } from '../../client/suche.ts';

/** The tasks that are looked at: all, those about people one looks after, about applications, or about documents. */
export const AUSWAHLEN = ['alle', 'meine', 'bewerbungen', 'dokumente'] as const;
export type Auswahl = (typeof AUSWAHLEN)[number];

/** What the address of the start page holds; left out: all. */
export const startsuche = suche({ aufgaben: eines(AUSWAHLEN) });
