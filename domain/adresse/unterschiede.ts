/** What differs between two states of an address and of the places at it. */
import { formatDatum } from '#domain/format/datum.ts';
import { type Belegung, type Kontingent, schluesselStelle } from '#domain/kontingent/zustand.ts';
import { type Namen, stammtext } from '#domain/stammdaten/stammtext.ts';
import type { Adresse } from './adresse.ts';
import { ADRESSFELDER, ADRESSFELDNAMEN, LEISTUNGSFELDER, LEISTUNGSNAMEN } from './adressfelder.ts';
import type { Aenderung } from './verlauf.ts';

export type Adressgruppe = 'Angaben' | 'Leistungen' | 'Zyklen' | 'Kontingent';

export interface Adressunterschied extends Aenderung {
	readonly gruppe: Adressgruppe;
}

/** An address with the Kontingent of its Einsatzstelle. */
export interface Adressstand {
	readonly adresse: Adresse;
	readonly istStelle: boolean;
	/** null: no place of service. */
	readonly kontingent: Kontingent | null;
}

interface Angabe {
	readonly key: string;
	readonly gruppe: Adressgruppe;
	readonly bezeichnung: string;
	readonly wert: string | null;
}

export const adressunterschiede = (alt: Adressstand, neu: Adressstand, name: Namen): Adressunterschied[] =>
	adressvergleich(alt, neu, name).filter(({ von, nach }) => von !== nach);

/** All there is in either, in the order of the newer one. */
export function adressvergleich(alt: Adressstand, neu: Adressstand, name: Namen): Adressunterschied[] {
	const davor = new Map(angaben(alt, name).map((a) => [a.key, a]));
	const danach = new Map(angaben(neu, name).map((a) => [a.key, a]));
	const keys = new Set([...danach.keys(), ...davor.keys()]);
	return [...keys].flatMap((key) => {
		const [a, b] = [davor.get(key), danach.get(key)];
		const eine = b ?? a;
		const [von, nach] = [a?.wert ?? null, b?.wert ?? null];
		return !eine || (von === null && nach === null)
			? []
			: [{ gruppe: eine.gruppe, bezeichnung: eine.bezeichnung, von, nach }];
	});
}

function angaben({ adresse, istStelle, kontingent }: Adressstand, name: Namen): Angabe[] {
	if (!adresse.existiert || adresse.geloescht) return [];
	const plaetze = kontingent === null ? [] : kontingentangaben(kontingent, istStelle ? null : adresse.id, name);
	return [...felder(adresse, name), ...leistungen(adresse, name), ...zyklen(adresse, name), ...plaetze];
}

function felder({ felder: werte, isAktiv }: Adresse, name: Namen): Angabe[] {
	return [
		{ key: 'status', gruppe: 'Angaben', bezeichnung: 'Status', wert: isAktiv ? 'aktiv' : 'deaktiviert' },
		...ADRESSFELDNAMEN.filter((feld) => feld !== 'leistungen').map((feld) => ({
			key: feld,
			gruppe: 'Angaben' as const,
			bezeichnung: ADRESSFELDER[feld].bezeichnung,
			wert: stammtext(ADRESSFELDER[feld], werte[feld], name),
		})),
	];
}

const leistungen = ({ felder: { leistungen: werte } }: Adresse, name: Namen): Angabe[] =>
	LEISTUNGSNAMEN.map((art) => ({
		key: `leistung/${art}`,
		gruppe: 'Leistungen',
		bezeichnung: LEISTUNGSFELDER[art].bezeichnung,
		wert: stammtext(LEISTUNGSFELDER[art], werte[art], name),
	}));

const zyklen = ({ zyklen: teilnahmen }: Adresse, name: Namen): Angabe[] =>
	[...teilnahmen].map(([zyklusID, { isAktiv, isOnline }]) => ({
		key: `zyklus/${zyklusID}`,
		gruppe: 'Zyklen',
		bezeichnung: name(zyklusID),
		wert: isAktiv ? (isOnline ? 'dabei, auf der Karte' : 'dabei') : null,
	}));

/** `einsatzortID`: only what names this Einsatzort; null: all of the Einsatzstelle. */
function kontingentangaben(kontingent: Kontingent, einsatzortID: string | null, name: Namen): Angabe[] {
	const angabe = (key: string, bezeichnung: string, wert: number | null): Angabe => ({
		key: `kontingent/${key}`,
		gruppe: 'Kontingent',
		bezeichnung,
		wert: wert === null ? null : String(wert),
	});
	const amOrt = [
		...[...kontingent.anerkanntePlaetzeOrt]
			.filter(([ort]) => einsatzortID === null || ort === einsatzortID)
			.map(([ort, wert]) => angabe(`anerkannt/${ort}`, `Anerkannt, ${name(ort)}`, wert)),
		...[...kontingent.zugeteilt.values()]
			.filter((z) => einsatzortID === null || z.einsatzortID === einsatzortID)
			.map((z) => {
				const wo = `${name(z.zyklusID)}, ${name(z.dienstartID)}, ${name(z.einsatzortID)}`;
				return angabe(`zugeteilt/${z.zyklusID}/${z.einsatzortID}/${z.dienstartID}`, `Zugeteilt ${wo}`, z.zugeteilt);
			}),
	];
	const vergeben = vergebeneJeStelle([...kontingent.belegungen.values()], einsatzortID).map(([key, plaetze]) =>
		angabe(`vergeben/${key}`, `Vergeben ${key.split('/').map(name).join(', ')}`, plaetze),
	);
	if (einsatzortID !== null) return [...amOrt, ...vergeben];
	const jeDienstart = (art: 'genehmigt' | 'angefragt', wort: string) =>
		[...kontingent[art]].map(([key, wert]) =>
			angabe(`${art}/${key}`, `${wort} ${key.split('/').map(name).join(', ')}`, wert),
		);
	return [
		angabe('anerkannt', 'Anerkannt', kontingent.anerkanntePlaetze),
		{
			...{ key: 'anerkanntBis', gruppe: 'Kontingent' as const, bezeichnung: 'Anerkannt bis' },
			wert: kontingent.anerkanntBis && formatDatum(kontingent.anerkanntBis),
		},
		...jeDienstart('angefragt', 'Angefragt'),
		...jeDienstart('genehmigt', 'Genehmigt'),
		...amOrt,
		...vergeben,
	];
}

/** How many hold a place, reserved ones included, by cycle and Dienstart. */
function vergebeneJeStelle(belegungen: readonly Belegung[], einsatzortID: string | null): [string, number][] {
	const eigene = belegungen.filter((b) => einsatzortID === null || b.einsatzortID === einsatzortID);
	const jeStelle = Map.groupBy(eigene, (b) => schluesselStelle(b.zyklusID, b.dienstartID));
	return [...jeStelle].map(([key, alle]) => [key, alle.length]);
}
