import type { Personenfeld } from '#domain/akte/personendaten.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import type { Elternfeld } from './elternfelder.ts';

export const ERZIEHUNGSBERECHTIGTER_ART = {
	MUTTER: 'Mutter',
	VATER: 'Vater',
	VORMUND: 'Vormund',
	SONSTIGE: 'sonstige',
} as const;

/** Labels of the values a field may be chosen from, in the order of the form. */
export const AUSWAHL = {
	geschlecht: { W: 'weiblich', M: 'männlich', D: 'divers', K: 'keine Angabe' },
	familienstand: {
		LEDIG: 'ledig',
		VERHEIRATET: 'verheiratet',
		LEBENSPARTNERSCHAFT: 'in Lebenspartnerschaft',
		GESCHIEDEN: 'geschieden',
		VERWITWET: 'verwitwet',
		GETRENNT: 'getrennt lebend',
		KEINE_ANGABE: 'keine Angabe',
	},
	konfession: {
		KEINE: 'keine',
		RK: 'römisch-katholisch',
		EV: 'evangelisch',
		SONSTIGE: 'sonstige',
		KEINE_ANGABE: 'keine Angabe',
	},
	krankenversicherungsart: { GESETZLICH: 'gesetzlich', FAMILIE: 'familienversichert', PRIVAT: 'privat' },
	ernaehrung: { VEGAN: 'vegan', VEGETARISCH: 'vegetarisch', HALAL: 'halal', KOSCHER: 'koscher' },
	rettungsschwimmStufe: { BRONZE: 'Bronze', SILBER: 'Silber', GOLD: 'Gold' },
	tshirtGroesse: { XS: 'XS', S: 'S', M: 'M', L: 'L', XL: 'XL', XXL: 'XXL', '3XL': '3XL', '4XL': '4XL' },
	unterkunft: { NONE: 'keine', ROOM: 'Zimmer', APARTMENT: 'Wohnung' },
	verpflegung: { NONE: 'keine', DAILY_MEAL: 'eine Mahlzeit am Tag', FULL: 'Vollverpflegung' },
	erziehungsberechtigterEinsArt: ERZIEHUNGSBERECHTIGTER_ART,
	erziehungsberechtigterZweiArt: ERZIEHUNGSBERECHTIGTER_ART,
} as const satisfies Partial<
	Record<Personenfeld | Elternfeld | keyof Vertragsbedingungen, Readonly<Record<string, string>>>
>;

/** The label of a chosen value; the value itself where a newer version no longer knows it. */
export function auswahlText(feld: string, wert: string): string {
	const liste: Readonly<Record<string, string>> | undefined = Object.hasOwn(AUSWAHL, feld)
		? AUSWAHL[feld as keyof typeof AUSWAHL]
		: undefined;
	return liste?.[wert] ?? wert;
}
