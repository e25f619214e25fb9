import { bewerbungspfad, type Hindernis, type Platzangebot } from './angebot.ts';

/** An offer as its readers find it. */
export interface Angebot extends Platzangebot {
	readonly hindernis: Hindernis | null;
	readonly geaendertAm: string;
}

/** Where the portal's pages and calls are found from outside. */
export interface Aussenadresse {
	readonly seiten: string;
	readonly aufrufe: string;
}

/** An offer in the form in which it leaves the portal. */
export interface PlatzNachAussen {
	readonly id: string;
	readonly titel: string;
	readonly dienstart: string;
	readonly dienstartKurz: string;
	readonly traeger: string;
	readonly einsatzstelle: string | null;
	readonly strasse: string | null;
	readonly hausnummer: string | null;
	readonly plz: string;
	readonly ort: string;
	readonly lat: number | null;
	readonly lon: number | null;
	readonly beschreibung: string | null;
	readonly taetigkeiten: string | null;
	readonly taetigkeitsfelder: readonly string[];
	readonly sportarten: readonly string[];
	readonly hatFreiePlaetze: boolean | null;
	readonly freiePlaetze: number | null;
	readonly hindernis: Hindernis | null;
	readonly beginn: string;
	readonly ende: string;
	readonly mindestensMonate: number;
	readonly hoechstensMonate: number;
	readonly wochenstunden: number | null;
	readonly taschengeld: number | null;
	readonly urlaubstage: number | null;
	readonly bildungstage: number | null;
	readonly verpflegung: boolean;
	readonly unterkunft: boolean;
	readonly deutschlandticket: boolean;
	readonly mindestalter: number | null;
	readonly hoechstalter: number | null;
	readonly bilder: readonly { readonly url: string; readonly alt: string }[];
	readonly link: string;
	readonly updatedAt: string;
	readonly validThrough: string;
}

/** `ref` names the reader. */
export function nachAussen(angebot: Angebot, adresse: Aussenadresse, ref: string): PlatzNachAussen {
	const { id, titel, dienstart, traeger, einsatzstelle, koordinaten, beschreibung, taetigkeiten } = angebot;
	const { taetigkeitsfelder, sportarten, hatFreiePlaetze, freiePlaetze, hindernis, beginn, ende } = angebot;
	const { wochenstunden, mindestalter, hoechstalter } = angebot;
	return {
		...{ id, titel, dienstart: dienstart.bezeichnung, dienstartKurz: dienstart.kurz, traeger, einsatzstelle },
		...angebot.adresse,
		...{ lat: koordinaten?.lat ?? null, lon: koordinaten?.lon ?? null, beschreibung, taetigkeiten },
		...{ taetigkeitsfelder, sportarten, hatFreiePlaetze, freiePlaetze, hindernis, beginn, ende },
		...{ mindestensMonate: angebot.monate.von, hoechstensMonate: angebot.monate.bis, wochenstunden },
		...angebot.leistungen,
		...{ mindestalter, hoechstalter },
		bilder: angebot.bilder.map(({ uploadID, alt }) => ({ url: `${adresse.aufrufe}/v1/adresse/bild/${uploadID}`, alt })),
		link: `${adresse.seiten}${bewerbungspfad(angebot, ref)}`,
		updatedAt: angebot.geaendertAm,
		validThrough: angebot.gueltigBis,
	};
}
