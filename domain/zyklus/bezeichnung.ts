import type { Vorgaben, ZyklusFelder } from './zyklus-felder.ts';

/** Labels of a cycle's fields, in the order of the form. Table: Zyklus. */
export const ZYKLUS_BEZEICHNUNG: Readonly<Record<keyof ZyklusFelder, string>> = {
	bezeichnung: 'Bezeichnung',
	start: 'Beginn',
	ende: 'Ende',
	bewerbungVon: 'Bewerbung von',
	bewerbungBis: 'Bewerbung bis',
	kontingentabfrageFrist: 'Frist der Kontingentabfrage',
};

/** Labels of the defaults of a Dienstart in a cycle. */
export const VORGABE_BEZEICHNUNG: Readonly<Record<keyof Vorgaben, string>> = {
	taschengeld: 'Taschengeld',
	taschengeldHoechstbetrag: 'Höchstbetrag Taschengeld',
	wochenstunden: 'Wochenstunden',
	estBeitrag: 'Einsatzstellenbeitrag',
	urlaubstage: 'Urlaubstage',
};
