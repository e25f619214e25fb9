import type { Leistungen } from '#domain/adresse/adressfelder.ts';
import type { Dienstart, Zyklus, ZyklusDienstart } from '#domain/referenzsaetze.ts';

/** What an Einsatzort offers of one Dienstart in a cycle, as it leaves the portal: nothing of it is personal. */
export interface Platzangebot {
	readonly id: string;
	readonly titel: string;
	readonly einsatzortID: string;
	readonly dienstart: { readonly id: string; readonly bezeichnung: string; readonly kurz: string };
	readonly traeger: string;
	readonly einsatzstelle: string | null;
	readonly adresse: {
		readonly strasse: string | null;
		readonly hausnummer: string | null;
		readonly plz: string;
		readonly ort: string;
	};
	/** Degrees, to about a hundred metres; null: unknown. */
	readonly koordinaten: { readonly lat: number; readonly lon: number } | null;
	readonly beschreibung: string | null;
	readonly taetigkeiten: string | null;
	readonly taetigkeitsfelder: readonly string[];
	readonly sportarten: readonly string[];
	/** null: quotas are off, nobody counts. */
	readonly hatFreiePlaetze: boolean | null;
	/** null: not to be told. */
	readonly freiePlaetze: number | null;
	readonly beginn: string;
	readonly ende: string;
	/** Only of the next cycle: one has to choose it. */
	readonly zyklusID?: string;
	/** The last day on which one may apply. */
	readonly gueltigBis: string;
	readonly monate: { readonly von: number; readonly bis: number };
	/** Hours a week. */
	readonly wochenstunden: number | null;
	readonly leistungen: {
		/** Euros a month. */
		readonly taschengeld: number | null;
		readonly urlaubstage: number | null;
		readonly bildungstage: number | null;
		readonly verpflegung: boolean;
		readonly unterkunft: boolean;
		readonly deutschlandticket: boolean;
	};
	readonly mindestalter: number | null;
	readonly hoechstalter: number | null;
	/** Uploads of pictures everybody may see, each with what it shows. */
	readonly bilder: readonly { readonly uploadID: string; readonly alt: string }[];
}

/** Why nobody can apply for what is offered. */
export const HINDERNISSE = ['PHASE', 'BEWERBUNGSSTOPP', 'VOLL'] as const;
export type Hindernis = (typeof HINDERNISSE)[number];

/** An Einsatzort as everybody may see it, with its places of one Dienstart. */
export interface Angebotsquelle {
	readonly einsatzortID: string;
	readonly bezeichnung: string;
	readonly einsatzstelle: string | null;
	readonly strasse: string | null;
	readonly hausnummer: string | null;
	readonly plz: string;
	readonly ort: string;
	/** Millionths of a degree. */
	readonly lat: number | null;
	readonly lon: number | null;
	readonly beschreibung: string | null;
	readonly taetigkeiten: string | null;
	readonly taetigkeitsfelder: readonly string[];
	readonly sportarten: readonly string[];
	readonly leistungen: Leistungen;
	readonly mindestalter: number | null;
	readonly hoechstalter: number | null;
	readonly bildUploadIDs: readonly string[];
	readonly frei: number;
}

/** What is the same for all offers of a Dienstart. */
export interface Angebotsrahmen {
	readonly traeger: string;
	readonly zyklus: Pick<Zyklus, 'id' | 'start' | 'ende' | 'status' | 'bewerbungBis'>;
	readonly dienstart: Dienstart;
	/** null: the cycle says nothing of it. */
	readonly vorgaben: Pick<ZyklusDienstart, 'isBewerbungsstopp' | 'wochenstunden'> | null;
	/** Applications are taken at all. */
	readonly isBewerbungsphase: boolean;
	/** Quotas are on. */
	readonly zaehltPlaetze: boolean;
	/** Everybody may know how many, not only whether. */
	readonly nenntAnzahl: boolean;
}

/** The spec: platforms get this as the highest age where none is set. */
const HOECHSTALTER = 26;
const MONATE_EINES_ZYKLUS = 12;
const CENT = 100;
const ZEHNTEL = 10;

/** One place, told the same to whoever asks. */
export function angebotVon(id: string, quelle: Angebotsquelle, rahmen: Angebotsrahmen): Platzangebot {
	const { zyklus, dienstart, traeger, zaehltPlaetze, nenntAnzahl, vorgaben } = rahmen;
	const { leistungen, bezeichnung, frei } = quelle;
	const stunden = leistungen.ARBEITSSTUNDEN ?? vorgaben?.wochenstunden ?? null;
	return {
		id,
		titel: `${dienstart.kurz}: ${bezeichnung}`,
		einsatzortID: quelle.einsatzortID,
		dienstart: { id: dienstart.id, bezeichnung: dienstart.bezeichnung, kurz: dienstart.kurz },
		traeger,
		einsatzstelle: quelle.einsatzstelle,
		adresse: { strasse: quelle.strasse, hausnummer: quelle.hausnummer, plz: quelle.plz, ort: quelle.ort },
		koordinaten:
			quelle.lat === null || quelle.lon === null ? null : { lat: gerundet(quelle.lat), lon: gerundet(quelle.lon) },
		beschreibung: quelle.beschreibung,
		taetigkeiten: quelle.taetigkeiten,
		taetigkeitsfelder: quelle.taetigkeitsfelder,
		sportarten: quelle.sportarten,
		hatFreiePlaetze: zaehltPlaetze ? frei > 0 : null,
		freiePlaetze: zaehltPlaetze && nenntAnzahl ? Math.max(frei, 0) : null,
		beginn: zyklus.start,
		ende: zyklus.ende,
		...(zyklus.status !== 'AKTIV' && { zyklusID: zyklus.id }),
		gueltigBis: zyklus.bewerbungBis ?? zyklus.ende,
		monate: { von: dienstart.minMonate, bis: Math.min(dienstart.maxMonate, MONATE_EINES_ZYKLUS) },
		wochenstunden: stunden === null ? null : stunden / ZEHNTEL,
		leistungen: {
			taschengeld: leistungen.TASCHENGELD === null ? null : leistungen.TASCHENGELD / CENT,
			urlaubstage: leistungen.URLAUBSTAGE,
			bildungstage: leistungen.BILDUNGSTAGE,
			verpflegung: leistungen.VERPFLEGUNG,
			unterkunft: leistungen.UNTERKUNFT,
			deutschlandticket: leistungen.ZUSCHUSS_DEUTSCHLANDTICKET,
		},
		mindestalter: quelle.mindestalter ?? dienstart.minAlter,
		hoechstalter: quelle.hoechstalter ?? dienstart.maxAlter ?? (dienstart.isUe27 ? null : HOECHSTALTER),
		bilder: quelle.bildUploadIDs.map((uploadID, nr) => ({ uploadID, alt: bildtext(nr + 1, bezeichnung) })),
	};
}

/** What keeps people from applying, though the place is online. */
export function hindernisVon({ frei }: Pick<Angebotsquelle, 'frei'>, rahmen: Angebotsrahmen): Hindernis | null {
	if (!rahmen.isBewerbungsphase) return 'PHASE';
	if (rahmen.vorgaben?.isBewerbungsstopp) return 'BEWERBUNGSSTOPP';
	return rahmen.zaehltPlaetze && frei <= 0 ? 'VOLL' : null;
}

const JE_GRAD = 1_000_000;
const AUF = 1_000;
const gerundet = (millionstel: number): number => Math.round((millionstel / JE_GRAD) * AUF) / AUF;

const bildtext = (nr: number, ort: string): string => (nr === 1 ? `Bild von ${ort}` : `Bild ${nr} von ${ort}`);

/** Where one applies, under the address of the portal; `ref` says which reader somebody came from. */
export const bewerbungspfad = (
	{ einsatzortID, zyklusID }: Pick<Platzangebot, 'einsatzortID' | 'zyklusID'>,
	ref: string,
): string => `/karte/${einsatzortID}?${new URLSearchParams({ ...(zyklusID && { zyklus: zyklusID }), ref })}`;
