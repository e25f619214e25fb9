import { PERSONENFELDER } from './personenfelder.ts';
import { VERTRAGSFELDER } from './vertragsfelder.ts';

export const ERZIEHUNGSBERECHTIGTER_ART = {
	MUTTER: 'Mutter',
	VATER: 'Vater',
	VORMUND: 'Vormund',
	SONSTIGE: 'sonstige',
} as const;

type Katalog = typeof PERSONENFELDER & typeof VERTRAGSFELDER;
type Wahlen = {
	readonly [F in keyof Katalog as Katalog[F] extends { art: 'auswahl' } ? F : never]: Katalog[F] extends {
		werte: infer Werte;
	}
		? Werte
		: never;
};

/** Labels of the values a field may be chosen from, in the order of the form. */
export const AUSWAHL = {
	...(Object.fromEntries(
		Object.entries({ ...PERSONENFELDER, ...VERTRAGSFELDER }).flatMap(([feld, angaben]) =>
			angaben.art === 'auswahl' ? [[feld, angaben.werte]] : [],
		),
	) as Wahlen),
	erziehungsberechtigterEinsArt: ERZIEHUNGSBERECHTIGTER_ART,
	erziehungsberechtigterZweiArt: ERZIEHUNGSBERECHTIGTER_ART,
};

/** The label of a chosen value; the value itself where a newer version no longer knows it. */
export function auswahlText(feld: string, wert: string): string {
	const liste: Readonly<Record<string, string>> | undefined = Object.hasOwn(AUSWAHL, feld)
		? AUSWAHL[feld as keyof typeof AUSWAHL]
		: undefined;
	return liste?.[wert] ?? wert;
}
