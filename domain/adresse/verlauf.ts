/** The history of an address in sentences; the subject of each is who did it. Remarks: by role. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import type { Stammangaben } from '#domain/stammdaten/stammfeld.ts';
import { type Namen, stammtext } from '#domain/stammdaten/stammtext.ts';
import { type AdresseEreignis, bemerkungAus } from './adresse.ts';
import { ADRESSFELDER, ADRESSFELDNAMEN } from './adressfelder.ts';
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

/** In the order of the form, of what is kept as one only what differs; texts that were erased are missing. */
function aenderungen({ facts, person }: Geaendert, name: Namen): Aenderung[] {
	const alle = { ...facts.aenderungen, ...person?.aenderungen };
	return ADRESSFELDNAMEN.flatMap((feld) => {
		const wechsel = alle[feld];
		return wechsel ? geaendert(ADRESSFELDER[feld], wechsel, name) : [];
	});
}

interface Wechsel {
	readonly von: unknown;
	readonly nach: unknown;
}

function geaendert(feld: Stammangaben, { von, nach }: Wechsel, name: Namen): Aenderung[] {
	if (feld.art === 'gruppe') {
		const [alt, neu] = [von, nach] as Readonly<Record<string, unknown>>[];
		return Object.entries(feld.felder)
			.filter(([teil]) => alt?.[teil] !== neu?.[teil])
			.flatMap(([teil, angaben]) => geaendert(angaben, { von: alt?.[teil], nach: neu?.[teil] }, name));
	}
	return [{ bezeichnung: feld.bezeichnung, von: stammtext(feld, von, name), nach: stammtext(feld, nach, name) }];
}
