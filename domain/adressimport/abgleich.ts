/** Finds the address of the portal that a row of the file means: by externe Nummer, then by name and place. */
import type { AdresseFelder } from '#domain/adresse/adressfelder.ts';
import { aehnlichkeit, namenskern, schluessel } from './text.ts';

/** An address as the portal has it. */
export interface Bestandsadresse {
	readonly id: string;
	readonly isAktiv: boolean;
	readonly anerkanntePlaetze: number | null;
	readonly felder: AdresseFelder;
}

/** What a row says of itself; the Einsatzstelle of an Einsatzort where it is known. */
export type Gesucht = Pick<AdresseFelder, 'typ' | 'bezeichnung' | 'externeNummer' | 'plz' | 'ort' | 'vkz'> & {
	readonly uebergeordneteID: string | null;
};

export interface Bestand {
	readonly nachID: ReadonlyMap<string, Bestandsadresse>;
	readonly nachNummer: ReadonlyMap<string, Bestandsadresse>;
	readonly nachName: ReadonlyMap<string, readonly Bestandsadresse[]>;
	/** Einsatzstellen by their name alone. */
	readonly stellen: ReadonlyMap<string, readonly Bestandsadresse[]>;
	readonly nachMerkmal: ReadonlyMap<string, readonly Bestandsadresse[]>;
}

export function ordneBestand(adressen: readonly Bestandsadresse[]): Bestand {
	const stellen = adressen.filter(({ felder }) => felder.typ === 'EINSATZSTELLE');
	const merkmale = adressen.flatMap((a) => merkmaleVon(a.felder).map((merkmal) => [merkmal, a] as const));
	return {
		nachID: new Map(adressen.map((a) => [a.id, a])),
		nachNummer: new Map(adressen.flatMap((a) => (a.felder.externeNummer ? [[a.felder.externeNummer, a]] : []))),
		nachName: Map.groupBy(adressen, ({ felder }) => nameUndOrt(felder)),
		stellen: Map.groupBy(stellen, ({ felder }) => schluessel(felder.bezeichnung)),
		nachMerkmal: new Map(
			[...Map.groupBy(merkmale, ([merkmal]) => merkmal)].map(([merkmal, paare]) => [merkmal, paare.map(([, a]) => a)]),
		),
	};
}

const nameUndOrt = ({ typ, bezeichnung, ort }: Pick<AdresseFelder, 'typ' | 'bezeichnung' | 'ort'>): string =>
	[typ, schluessel(bezeichnung), schluessel(ort)].join('|');

/** The one address a row surely means; null: none, or more than one. */
export function finde(bestand: Bestand, gesucht: Gesucht): Bestandsadresse | null {
	const { externeNummer } = gesucht;
	const nachNummer = externeNummer === null ? undefined : bestand.nachNummer.get(externeNummer);
	if (nachNummer) return nachNummer;
	const gleiche = (bestand.nachName.get(nameUndOrt(gesucht)) ?? []).filter(
		({ felder }) => selbeStelle(felder, gesucht) && !andereNummer(felder, gesucht),
	);
	return gleiche.length === 1 ? (gleiche[0] ?? null) : null;
}

/** As what the portal knows the address that a row means without saying its kind; null: it doesn't. */
export function typVon(
	{ nachNummer, nachName }: Bestand,
	gesucht: Gesucht,
): Extract<AdresseFelder['typ'], 'EINSATZSTELLE' | 'EINSATZORT'> | null {
	const nummeriert = gesucht.externeNummer === null ? undefined : nachNummer.get(gesucht.externeNummer)?.felder.typ;
	if (nummeriert === 'EINSATZSTELLE' || nummeriert === 'EINSATZORT') return nummeriert;
	return (
		(['EINSATZSTELLE', 'EINSATZORT'] as const).find((typ) => nachName.has(nameUndOrt({ ...gesucht, typ }))) ?? null
	);
}

const selbeStelle = (felder: AdresseFelder, { typ, uebergeordneteID }: Gesucht): boolean =>
	typ !== 'EINSATZORT' || uebergeordneteID === null || felder.uebergeordneteID === uebergeordneteID;

const andereNummer = (felder: AdresseFelder, { externeNummer }: Gesucht): boolean =>
	externeNummer !== null && felder.externeNummer !== null && felder.externeNummer !== externeNummer;

const AEHNLICH_AM_ORT = 75;
const AEHNLICH_MIT_VKZ = 40;
const HOECHSTENS = 3;
/** A place with more addresses that share a word says nothing, and comparing them all would take too long. */
const ZU_HAEUFIG = 200;

/** Addresses that may be the same, the likeliest first. `vergeben`: those that other rows surely mean. */
export function aehnliche(
	bestand: Bestand,
	gesucht: Gesucht,
	vergeben: ReadonlySet<string>,
): { readonly adresse: Bestandsadresse; readonly prozent: number }[] {
	const listen = merkmaleVon(gesucht).map((merkmal) => bestand.nachMerkmal.get(merkmal) ?? []);
	const moegliche = new Set(listen.filter((liste) => liste.length <= ZU_HAEUFIG).flat());
	const kern = namenskern(gesucht.bezeichnung);
	return [...moegliche]
		.filter(({ id, felder }) => felder.typ === gesucht.typ && !vergeben.has(id) && selbeStelle(felder, gesucht))
		.map((adresse) => ({ adresse, prozent: aehnlichkeit(kern, namenskern(adresse.felder.bezeichnung)) }))
		.filter(({ adresse: { felder }, prozent }) => {
			const selbeVkz = gesucht.vkz !== null && felder.vkz === gesucht.vkz;
			if (selbeVkz) return prozent >= AEHNLICH_MIT_VKZ;
			// Two numbers are two addresses, unless everything else is the same.
			return prozent >= (andereNummer(felder, gesucht) ? 100 : AEHNLICH_AM_ORT);
		})
		.sort((a, b) => b.prozent - a.prozent || a.adresse.id.localeCompare(b.adresse.id))
		.slice(0, HOECHSTENS);
}

type Merkmale = Pick<AdresseFelder, 'bezeichnung' | 'plz' | 'ort' | 'vkz'>;

/** By what possible duplicates are looked for: a word of the name at the same place, or the same association. */
function merkmaleVon({ bezeichnung, plz, ort, vkz }: Merkmale): string[] {
	const worte = new Set(
		bezeichnung
			.split(/[^\p{L}\p{M}\d]+/u)
			.map(schluessel)
			.filter((wort) => wort.length > 2),
	);
	const orte = new Set([plz, schluessel(ort)].filter(Boolean));
	return [...[...worte].flatMap((wort) => [...orte].map((wo) => `${wort}@${wo}`)), ...(vkz ? [`vkz:${vkz}`] : [])];
}
