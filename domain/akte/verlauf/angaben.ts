/** The file as a flat list of named values: the base of every old → new, in the timeline and between two days. */
import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import type { Akte, Anforderung, Vertrag } from '#domain/akte/zustand.ts';
import { istDatum } from '#domain/datum.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import type { Feldart } from '#domain/felder/feld.ts';
import { feldart } from '#domain/felder/katalog.ts';
import { FELDER_NACH_ART } from '#domain/felder/personendaten.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { VERTRAGSFELDNAMEN } from '#domain/felder/vertragsfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import { ANFORDERUNG_LABEL } from '#domain/status/anforderung.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import type { Namen } from './saetze.ts';

export type AngabenGruppe =
	| 'Status'
	| 'Einsatzorte'
	| 'Vertrag'
	| 'Dokumente'
	| 'Seminare'
	| 'Persönliche Daten'
	| 'Erziehungsberechtigte';

export interface Angabe {
	/** Same value, same key, on whatever day. */
	readonly key: string;
	readonly gruppe: AngabenGruppe;
	readonly bezeichnung: string;
	/** null: empty. */
	readonly wert: string | null;
	readonly status: {
		readonly katalog: 'FREIWILLIGER' | 'WUNSCH' | 'VERTRAG' | 'DOKUMENT' | 'SEMINARNACHWEIS';
		readonly nummer: number;
	} | null;
	readonly lesbarMit: Lesbarkeit;
	readonly wunschID: string | null;
}

/** What somebody must be able to read to be told of it; null: the file, or the wish it names. */
export type Lesbarkeit = Personenfeld | 'ERZIEHUNGSBERECHTIGTE' | 'DOKUMENTE' | null;

export interface Aenderung {
	readonly gruppe: AngabenGruppe;
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly nach: string | null;
	readonly statusVon: Angabe['status'];
	readonly statusNach: Angabe['status'];
	readonly lesbarMit: Lesbarkeit;
	readonly wunschID: string | null;
}

function angaben(akte: Akte, namen: Namen): Angabe[] {
	if (!akte.existiert) return [];
	return [
		{
			...leer,
			key: 'status',
			gruppe: 'Status',
			bezeichnung: 'Freiwilliger',
			wert: formatStatus(FREIWILLIGER, akte.status),
			status: { katalog: 'FREIWILLIGER', nummer: akte.status },
		},
		{ ...leer, key: 'zyklus', gruppe: 'Status', bezeichnung: 'Zyklus', wert: namen.zyklus(akte.zyklusID) },
		{
			...leer,
			key: 'traegerBetreuer',
			gruppe: 'Status',
			bezeichnung: 'Betreuung Träger',
			wert: akte.traegerBetreuerUserID && namen.benutzer(akte.traegerBetreuerUserID),
		},
		...akte.wuensche.flatMap((w) => {
			const ort = namen.einsatzort(w.einsatzortID);
			const basis = { ...leer, wunschID: w.id };
			return [
				{
					...basis,
					key: `${w.id}/status`,
					gruppe: 'Status' as const,
					bezeichnung: `Wunsch ${ort}`,
					wert: formatStatus(WUNSCH, w.status),
					status: { katalog: 'WUNSCH' as const, nummer: w.status },
				},
				{
					...basis,
					key: `${w.id}/dienstart`,
					gruppe: 'Einsatzorte' as const,
					bezeichnung: `Dienstart ${ort}`,
					wert: w.dienstartID && namen.dienstart(w.dienstartID),
				},
				{
					...basis,
					key: `${w.id}/betreuer`,
					gruppe: 'Einsatzorte' as const,
					bezeichnung: `Betreuung ${ort}`,
					wert: w.betreuerUserID && namen.benutzer(w.betreuerUserID),
				},
				{
					...basis,
					key: `${w.id}/prioritaet`,
					gruppe: 'Einsatzorte' as const,
					bezeichnung: `Rang ${ort}`,
					wert: w.prioritaet === null ? null : String(w.prioritaet),
				},
				{
					...basis,
					key: `${w.id}/bemerkung`,
					gruppe: 'Einsatzorte' as const,
					bezeichnung: `Bemerkung ${ort}`,
					wert: w.bemerkung,
				},
			];
		}),
		...akte.vertraege.filter((v) => v.status !== VERTRAG.nr.Storniert).flatMap((v) => vertragsangaben(v, namen)),
		...akte.anforderungen.flatMap((a) => anforderungsangaben(akte, a, namen)),
		...personenangaben(akte, namen),
		...akte.erziehungsberechtigte.map((e) => ({
			...leer,
			key: `eb/${e.id}`,
			gruppe: 'Erziehungsberechtigte' as const,
			bezeichnung: 'Erziehungsberechtigte Person',
			wert:
				e.person &&
				[`${e.person.vorname} ${e.person.nachname}`, e.person.email, e.person.telefon].filter(Boolean).join(', '),
			lesbarMit: 'ERZIEHUNGSBERECHTIGTE' as const,
		})),
	];
}

/** What differs between two states of the file, in the order of the newer one. */
export function unterschiede(
	alt: Akte,
	neu: Akte,
	namen: Namen,
	ohne: (angabe: Angabe) => boolean = () => false,
): Aenderung[] {
	const stand = (akte: Akte) => angaben(akte, namen).filter((angabe) => !ohne(angabe));
	return unterschiedeVon(stand(alt), stand(neu));
}

/** The same of any two lists of values. */
export function unterschiedeVon(alt: readonly Angabe[], neu: readonly Angabe[]): Aenderung[] {
	const davor = new Map(alt.map((angabe) => [angabe.key, angabe]));
	const danach = new Map(neu.map((angabe) => [angabe.key, angabe]));
	const keys = new Set([...danach.keys(), ...davor.keys()]);
	return [...keys].flatMap((key) => {
		const [a, b] = [davor.get(key), danach.get(key)];
		const eine = b ?? a;
		if (!eine || (a?.wert ?? null) === (b?.wert ?? null)) return [];
		const { gruppe, bezeichnung, lesbarMit, wunschID } = eine;
		return [
			{
				gruppe,
				bezeichnung,
				lesbarMit,
				wunschID,
				von: a?.wert ?? null,
				nach: b?.wert ?? null,
				statusVon: a?.status ?? null,
				statusNach: b?.status ?? null,
			},
		];
	});
}

const leer = { status: null, lesbarMit: null, wunschID: null } as const;

function vertragsangaben(v: Vertrag, namen: Namen): Angabe[] {
	const basis = { ...leer, wunschID: v.wunschID, gruppe: 'Vertrag' as const };
	return [
		{
			...basis,
			key: `${v.id}/status`,
			bezeichnung: 'Zustand',
			wert: formatStatus(VERTRAG, v.status),
			status: { katalog: 'VERTRAG', nummer: v.status },
		},
		...VERTRAGSFELDNAMEN.map((feld) => ({
			...basis,
			key: `${v.id}/${feld}`,
			bezeichnung: FELD_BEZEICHNUNG[feld],
			wert: feldwert(feld, v[feld], namen),
		})),
	];
}

/** What is asked for and what became of it; a file is named for those who may read what people wrote. */
function anforderungsangaben(akte: Akte, anforderung: Anforderung, namen: Namen): Angabe[] {
	const { id, specID, frist } = anforderung;
	const name = namen.dokument(specID);
	const basis = { ...leer, gruppe: 'Dokumente' as const, lesbarMit: 'DOKUMENTE' as const };
	const dokumente = akte.dokumente.filter((d) => d.anforderungID === id);
	return [
		{
			...basis,
			key: `${id}/stand`,
			bezeichnung: name,
			wert: ANFORDERUNG_LABEL[standDerAnforderung(akte, anforderung)],
		},
		{ ...basis, key: `${id}/frist`, bezeichnung: `Frist ${name}`, wert: frist && formatDatum(frist) },
		...dokumente.flatMap((d, i): Angabe[] => {
			const datei = dokumente.length > 1 ? `${name}, Datei ${i + 1}` : `${name}, Datei`;
			return [
				{
					...basis,
					key: `${d.id}/status`,
					bezeichnung: datei,
					wert: d.isGeloescht ? 'Gelöscht' : formatStatus(DOKUMENT, d.status),
					status: d.isGeloescht ? null : { katalog: 'DOKUMENT', nummer: d.status },
				},
				{ ...basis, key: `${d.id}/name`, bezeichnung: `${datei}, Name`, wert: d.name },
				{
					...basis,
					key: `${d.id}/gueltigBis`,
					bezeichnung: `${datei}, gültig bis`,
					wert: d.gueltigBis && formatDatum(d.gueltigBis),
				},
			];
		}),
	];
}

type Feldwert = string | number | boolean | readonly string[] | null;

/** A field of the person or the contract as a person reads it; null: empty. */
export const feldwert = (feld: string, wert: Feldwert, namen: Namen): string | null =>
	wert === null ? null : wertText(feldart(feld), wert, namen);

function personenangaben(akte: Akte, namen: Namen): Angabe[] {
	return Object.values(FELDER_NACH_ART).flatMap((felder) =>
		felder.map((feld: Personenfeld) => {
			const wert = akte.person[feld] ?? null;
			return {
				...leer,
				key: `person/${feld}`,
				gruppe: 'Persönliche Daten' as const,
				bezeichnung: namen.feld(feld),
				wert: feldwert(feld, wert, namen),
				lesbarMit: feld,
			};
		}),
	);
}

function wertText(feld: Feldart, wert: NonNullable<Feldwert>, namen: Namen): string {
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if (typeof wert === 'object') return wert.map((id) => namen.eintrag(id)).join(', ');
	switch (feld.art) {
		case 'stunden':
		case 'halbeTage':
			return formatStunden(Number(wert));
		case 'euro':
			return formatEuro(Number(wert));
		case 'ort':
			return namen.einsatzort(String(wert));
		case 'dienstart':
			return namen.dienstart(String(wert));
		case 'land':
		case 'liste':
			return namen.eintrag(String(wert));
		case 'bild':
			return 'vorhanden';
		case 'auswahl':
			// A value that a newer version no longer knows stands for itself.
			return feld.werte[wert] ?? String(wert);
		case 'tag':
			return formatDatum(String(wert));
		case 'frei':
			return istDatum(String(wert)) ? formatDatum(String(wert)) : String(wert);
		default:
			return String(wert);
	}
}
