/** The history of an address in sentences; the subject of each is who did it. Remarks: by role. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { type AdresseEreignis, bemerkungAus } from './adresse.ts';
import type { AdresseFelder, Leistungen } from './adresse-felder.ts';
import { ADRESSE_BEZEICHNUNG, ADRESSTYP_BEZEICHNUNG, LEISTUNG_BEZEICHNUNG } from './bezeichnung.ts';
import { liestAdressbemerkung, loeschtAdressbemerkung } from './zugang.ts';

export interface Aenderung {
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly nach: string | null;
}

export interface Adressverlaufseintrag {
	/** Stream version of the event. */
	readonly version: number;
	readonly art: 'AENDERUNG' | 'ZYKLUS' | 'KONTINGENT' | 'BEMERKUNG';
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	/** `hat … geändert.` */
	readonly satz: string;
	readonly aenderungen: readonly Aenderung[];
	/** Of a remark; null: it was deleted or erased. */
	readonly text: string | null;
	readonly sichtbarkeit: Rolle | null;
	readonly bemerkungID: string | null;
	readonly isLoeschbar: boolean;
}

/** Who reads the history, and when. */
export interface Leser {
	readonly akteur: Akteur;
	readonly jetzt: string;
}

/** Names of what the events refer to by id. */
export type Namen = (id: string) => string;

/** Oldest first, without the remarks meant for those above the reader. */
export function adressverlauf(
	ereignisse: readonly Aufgezeichnet<AdresseEreignis>[],
	{ akteur, jetzt }: Leser,
	name: Namen,
): Adressverlaufseintrag[] {
	const lesbar = new Set<string>();
	const geloescht = new Set<string>();
	for (const e of ereignisse) {
		if (e.type === 'AdressbemerkungGeloescht') geloescht.add(e.facts.bemerkungID);
		if (e.type !== 'AdressbemerkungGeschrieben' || !liestAdressbemerkung(akteur, e.facts)) continue;
		lesbar.add(e.facts.bemerkungID);
	}
	return ereignisse
		.filter((e) => !('bemerkungID' in e.facts) || lesbar.has(e.facts.bemerkungID))
		.map((e) => ({
			...kopf(e),
			art: artVon(e),
			satz: satzVon(e, name),
			aenderungen: e.type === 'AdresseGeaendert' ? aenderungen(e, name) : [],
			...(e.type === 'AdressbemerkungGeschrieben' && !geloescht.has(e.facts.bemerkungID)
				? bemerkung(e, { akteur, jetzt })
				: OHNE_BEMERKUNG),
		}));
}

/** Who acted, and when. */
export const kopf = ({ version, meta }: Pick<Aufgezeichnet<AdresseEreignis>, 'version' | 'meta'>) => ({
	version,
	zeit: meta.zeit,
	userID: meta.userID,
	impersoniertVon: meta.impersoniertVon,
});

export const OHNE_BEMERKUNG = { text: null, sichtbarkeit: null, bemerkungID: null, isLoeschbar: false } as const;

type Geschrieben = Aufgezeichnet<Extract<AdresseEreignis, { type: 'AdressbemerkungGeschrieben' }>>;

const bemerkung = (e: Geschrieben, { akteur, jetzt }: Leser) => ({
	text: e.person?.text ?? null,
	sichtbarkeit: e.facts.sichtbarkeit,
	bemerkungID: e.facts.bemerkungID,
	isLoeschbar: loeschtAdressbemerkung(akteur, bemerkungAus(e), jetzt),
});

function artVon({ type }: AdresseEreignis): Adressverlaufseintrag['art'] {
	if (type === 'AdressbemerkungGeschrieben' || type === 'AdressbemerkungGeloescht') return 'BEMERKUNG';
	return type === 'ZyklusteilnahmeGesetzt' ? 'ZYKLUS' : 'AENDERUNG';
}

function satzVon(e: AdresseEreignis, name: Namen): string {
	switch (e.type) {
		case 'AdresseErfasst':
			return 'hat die Adresse angelegt.';
		case 'AdresseGeaendert':
			return 'hat die Angaben geändert.';
		case 'AdresseDeaktiviert':
			return 'hat die Adresse deaktiviert.';
		case 'AdresseAktiviert':
			return 'hat die Adresse aktiviert.';
		case 'AdresseGeloescht':
			return 'hat die Adresse gelöscht.';
		case 'AdressbemerkungGeschrieben':
			return 'hat eine Bemerkung geschrieben.';
		case 'AdressbemerkungGeloescht':
			return 'hat eine Bemerkung gelöscht.';
		case 'ZyklusteilnahmeGesetzt':
			return teilnahme(e.facts, name);
		case 'PersonenbezugGeloescht':
			return 'hat die personenbezogenen Angaben gelöscht.';
	}
}

type Teilnahme = Extract<AdresseEreignis, { type: 'ZyklusteilnahmeGesetzt' }>['facts'];

function teilnahme({ zyklusID, von, nach }: Teilnahme, name: Namen): string {
	const zyklus = `Zyklus ${name(zyklusID)}`;
	if (!nach.isAktiv) return `hat die Adresse aus dem ${zyklus} genommen.`;
	if (!von?.isAktiv) return `hat die Adresse in den ${zyklus} aufgenommen.`;
	return nach.isOnline
		? `hat die Adresse im ${zyklus} auf der Karte gezeigt.`
		: `hat die Adresse im ${zyklus} von der Karte genommen.`;
}

type Geaendert = Extract<AdresseEreignis, { type: 'AdresseGeaendert' }>;

/** In the order of the form; texts that were erased are missing. */
function aenderungen({ facts, person }: Geaendert, name: Namen): Aenderung[] {
	const alle = { ...facts.aenderungen, ...person?.aenderungen };
	return (Object.keys(ADRESSE_BEZEICHNUNG) as (keyof AdresseFelder)[]).flatMap((feld) => {
		const wechsel = alle[feld];
		if (!wechsel) return [];
		if (feld === 'leistungen') return leistungen(wechsel as unknown as { von: Leistungen; nach: Leistungen });
		const zeige = (wert: unknown) => adresswert(feld, wert, name);
		return [{ bezeichnung: ADRESSE_BEZEICHNUNG[feld], von: zeige(wechsel.von), nach: zeige(wechsel.nach) }];
	});
}

function leistungen({ von, nach }: { von: Leistungen; nach: Leistungen }): Aenderung[] {
	const arten = (Object.keys(LEISTUNG_BEZEICHNUNG) as (keyof Leistungen)[]).filter((art) => von[art] !== nach[art]);
	return arten.map((art) => ({
		bezeichnung: LEISTUNG_BEZEICHNUNG[art],
		von: leistungswert(art, von[art]),
		nach: leistungswert(art, nach[art]),
	}));
}

export function leistungswert(art: keyof Leistungen, wert: number | boolean | null): string | null {
	if (wert === null) return null;
	if (typeof wert === 'boolean') return janein(wert);
	if (art === 'TASCHENGELD') return formatEuro(wert);
	return art === 'ARBEITSSTUNDEN' ? formatStunden(wert) : String(wert);
}

const janein = (wert: boolean): string => (wert ? 'ja' : 'nein');

const VERWEISE: readonly (keyof AdresseFelder)[] = [
	'uebergeordneteID',
	'verbandID',
	'sportkreisID',
	'landID',
	'attribut1ID',
	'attribut2ID',
];

/** As a person reads it. */
export function adresswert(feld: keyof AdresseFelder, wert: unknown, name: Namen): string | null {
	if (wert === null || wert === undefined) return null;
	if (typeof wert === 'boolean') return janein(wert);
	if (feld === 'bildUploadIDs') return String((wert as readonly string[]).length);
	if (Array.isArray(wert)) return wert.map((id) => name(id as string)).join(', ') || null;
	if (VERWEISE.includes(feld)) return name(wert as string);
	if (feld === 'typ') return ADRESSTYP_BEZEICHNUNG[wert as AdresseFelder['typ']];
	if (feld === 'regulaereVollzeitstunden') return formatStunden(wert as number);
	if (feld === 'lat' || feld === 'lon') return String((wert as number) / 1_000_000).replace('.', ',');
	return String(wert);
}
