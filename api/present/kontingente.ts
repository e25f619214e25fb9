import type { kontingente } from '#api/contract/orte/kontingente.ts';
import type { kontingentmatrix } from '#api/contract/orte/kontingentmatrix.ts';
import { kennzahlen } from '#domain/kontingent/belegung.ts';
import { hinter, monatsstaende, stellenbilanz } from '#domain/kontingent/bilanz.ts';
import { istEigenerOrt, istEigeneStelle } from '#domain/kontingent/zugang.ts';
import type { Abfragestatus } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Dienstart, Zyklus } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import { alsKontingent, type Stellenzeile } from '#projections/queries/orte/kontingentmatrix.ts';
import type { Ausgang } from '../contract/route.ts';
import type { Summe } from './dateien/excelliste.ts';
import type { Blattspalte } from './dateien/xlsx.ts';

type Stellenkontingent = Ausgang<typeof kontingente.holeKontingent>['data'];
type Zuteilung = Ausgang<typeof kontingente.holeZuteilung>['data'];
type Erklaerung = Ausgang<typeof kontingentmatrix.erklaereKontingente>['data'][number];
type Matrixzeile = Ausgang<typeof kontingentmatrix.kontingentmatrix>['data'][number];

interface Rahmen {
	readonly akteur: Akteur;
	readonly zyklus: Zyklus;
}

/** Every figure of the Einsatzstelle that was asked for or decided; none for who works for one of its Einsatzorte. */
export function zeigeKontingente({ akteur, zyklus }: Rahmen, stelle: Stellenzeile): Stellenkontingent[] {
	if (!istEigeneStelle(akteur, stelle.id)) return [];
	const k = alsKontingent(stelle);
	return stelle.genehmigungen.map(({ id, dienstartID }) => ({
		id,
		zyklusID: zyklus.id,
		einsatzstelleID: stelle.id,
		dienstartID,
		...stellenbilanz(k, zyklus, dienstartID),
		abfrageStatus: stelle.abfrage.status,
	}));
}

export function zeigeZuteilungen({ akteur, zyklus }: Rahmen, stelle: Stellenzeile): Zuteilung[] {
	const k = alsKontingent(stelle);
	return stelle.zuteilungen
		.filter((z) => istEigenerOrt(akteur, z.einsatzortID))
		.map((z) => ({
			...z,
			zyklusID: zyklus.id,
			einsatzstelleID: stelle.id,
			...kennzahlen(k, { zyklus, einsatzortID: z.einsatzortID, dienstartID: z.dienstartID }),
		}));
}

interface Matrixrahmen extends Rahmen {
	readonly dienstarten: readonly Dienstart[];
	readonly mitMonaten: boolean;
}

/** A row of the matrix: a cell for every Dienstart with figures, of the Einsatzstelle and of its Einsatzorte. */
export function zeigeMatrixzeile(rahmen: Matrixrahmen, stelle: Stellenzeile): Matrixzeile {
	const { akteur } = rahmen;
	const istEigene = istEigeneStelle(akteur, stelle.id);
	const { status, frist, bemerkung } = stelle.abfrage;
	return {
		id: stelle.id,
		bezeichnung: stelle.bezeichnung,
		ort: stelle.ort,
		anerkanntePlaetze: istEigene ? stelle.anerkanntePlaetze : null,
		abfrage: istEigene ? { status, frist, bemerkung } : null,
		zellen: istEigene ? stellenzellen(rahmen, stelle) : [],
		orte: stelle.orte
			.filter((o) => istEigenerOrt(akteur, o.id))
			.map(({ id, bezeichnung, ort }) => ({ id, bezeichnung, ort, zellen: ortszellen(rahmen, stelle, id) })),
	};
}

function stellenzellen({ zyklus, dienstarten, mitMonaten }: Matrixrahmen, stelle: Stellenzeile) {
	const k = alsKontingent(stelle);
	return dienstarten.flatMap(({ id: dienstartID }) => {
		const id = stelle.genehmigungen.find((g) => g.dienstartID === dienstartID)?.id ?? null;
		const zahlen = stellenbilanz(k, zyklus, dienstartID);
		if (id === null && !zahlen.verteilt && !zahlen.reserviert && !zahlen.belegt) return [];
		return [{ id, dienstartID, ...zahlen, ...(mitMonaten && frei(monatsstaende(k, zyklus, dienstartID, null))) }];
	});
}

function ortszellen({ zyklus, dienstarten, mitMonaten }: Matrixrahmen, stelle: Stellenzeile, einsatzortID: string) {
	const k = alsKontingent(stelle);
	return dienstarten.flatMap(({ id: dienstartID }) => {
		const da = stelle.zuteilungen.find((z) => z.dienstartID === dienstartID && z.einsatzortID === einsatzortID);
		const zahlen = kennzahlen(k, { zyklus, einsatzortID, dienstartID });
		if (!da && !zahlen.reserviert && !zahlen.belegt) return [];
		const isUebernahmeAusEinsatzstelle = da?.isUebernahmeAusEinsatzstelle ?? false;
		const monate = mitMonaten && frei(monatsstaende(k, zyklus, dienstartID, einsatzortID));
		return [{ id: da?.id ?? null, dienstartID, isUebernahmeAusEinsatzstelle, ...zahlen, ...monate }];
	});
}

const frei = (monate: readonly { readonly frei: number }[]) => ({ freiJeMonat: monate.map((m) => m.frei) });

interface Erklaerungsrahmen {
	readonly zyklus: Zyklus;
	readonly referenz: Referenz;
	readonly namen: ReadonlyMap<string, string>;
}

/** The months and the volunteers behind the figures of an Einsatzort or (null) of the whole Einsatzstelle. */
export function erklaerung(
	{ zyklus, referenz, namen }: Erklaerungsrahmen,
	stelle: Stellenzeile,
	dienstartID: string,
	einsatzortID: string | null,
): Erklaerung {
	const k = alsKontingent(stelle);
	const orte = new Map(stelle.orte.map((o) => [o.id, o.bezeichnung]));
	const hier = hinter(k, { zyklus, dienstartID }).filter(
		(b) => einsatzortID === null || b.einsatzortID === einsatzortID,
	);
	return {
		dienstartID,
		monate: monatsstaende(k, zyklus, dienstartID, einsatzortID),
		plaetze: hier.map(({ freiwilligerID, einsatzortID: ort, art, von, bis, zyklusID: seiner }) => ({
			freiwilligerID,
			name: namen.get(freiwilligerID) ?? '',
			einsatzortID: ort,
			einsatzort: orte.get(ort) ?? '',
			art,
			von,
			bis,
			zyklus: seiner === zyklus.id ? null : (referenz.zyklen.get(seiner)?.bezeichnung ?? null),
		})),
	};
}

const STATUS: Readonly<Record<Abfragestatus, string>> = {
	ENTWURF: 'Entwurf',
	GESENDET: 'gesendet',
	BEANTWORTET: 'beantwortet',
	ENTSCHIEDEN: 'entschieden',
};

/** An allotment as the export has it, beside the figures of its Einsatzstelle. */
interface Exportzeile {
	readonly stelle: Stellenzeile;
	readonly einsatzort: string | null;
	readonly dienstart: string;
	readonly angefragt: number | null;
	readonly genehmigt: number | null;
	readonly zugeteilt: number;
	readonly reserviert: number;
	readonly belegt: number;
	readonly frei: number;
}

/** One row per Einsatzort and Dienstart; where nothing is distributed yet, one for the Einsatzstelle. */
export function exportzeilen(
	zyklus: Zyklus,
	dienstarten: readonly Dienstart[],
	stellen: readonly Stellenzeile[],
): Exportzeile[] {
	return stellen.flatMap((stelle) => {
		const k = alsKontingent(stelle);
		return dienstarten.flatMap<Exportzeile>(({ id: dienstartID, bezeichnung: dienstart }) => {
			const { angefragt, genehmigt, verteilt, reserviert, belegt, frei } = stellenbilanz(k, zyklus, dienstartID);
			const zeile = { stelle, dienstart, angefragt, genehmigt };
			const orte = stelle.orte.flatMap(({ id: einsatzortID, bezeichnung }) => {
				const zahlen = kennzahlen(k, { zyklus, einsatzortID, dienstartID });
				const leer = !zahlen.zugeteilt && !zahlen.reserviert && !zahlen.belegt;
				return leer ? [] : [{ ...zeile, einsatzort: bezeichnung, ...zahlen }];
			});
			if (orte.length) return orte;
			if (angefragt === null && genehmigt === null) return [];
			return [{ ...zeile, einsatzort: null, zugeteilt: verteilt, reserviert, belegt, frei }];
		});
	});
}

/** Table: Exports, Kontingente. */
export const KONTINGENTSPALTEN: readonly Blattspalte<Exportzeile>[] = [
	{ kopf: 'Einsatzstelle', wert: (z) => z.stelle.bezeichnung },
	{ kopf: 'Ext. Nummer', wert: (z) => z.stelle.externeNummer },
	{ kopf: 'Einsatzort', wert: (z) => z.einsatzort },
	{ kopf: 'Dienstart', wert: (z) => z.dienstart },
	{ kopf: 'Anerkannte Plätze', wert: (z) => z.stelle.anerkanntePlaetze },
	{ kopf: 'Angefragt', wert: (z) => z.angefragt },
	{ kopf: 'Genehmigt', wert: (z) => z.genehmigt },
	{ kopf: 'Zugeteilt', wert: (z) => z.zugeteilt },
	{ kopf: 'Reserviert', wert: (z) => z.reserviert },
	{ kopf: 'Belegt', wert: (z) => z.belegt },
	{ kopf: 'Frei', wert: (z) => z.frei },
	{ kopf: 'Abfragestatus', wert: (z) => STATUS[z.stelle.abfrage.status] },
];

/** What an Einsatzstelle asked for and got stands in each of its rows and counts once. */
export function kontingentsummen(zeilen: readonly Exportzeile[]): readonly Summe[] {
	const summe = (werte: readonly (number | null)[]) => werte.reduce<number>((s, wert) => s + (wert ?? 0), 0);
	const jeStelle = [...new Map(zeilen.map((z) => [`${z.stelle.id} ${z.dienstart}`, z])).values()];
	return [
		{ bezeichnung: 'Angefragt', wert: summe(jeStelle.map((z) => z.angefragt)) },
		{ bezeichnung: 'Genehmigt', wert: summe(jeStelle.map((z) => z.genehmigt)) },
		{ bezeichnung: 'Zugeteilt', wert: summe(zeilen.map((z) => z.zugeteilt)) },
		{ bezeichnung: 'Reserviert', wert: summe(zeilen.map((z) => z.reserviert)) },
		{ bezeichnung: 'Belegt', wert: summe(zeilen.map((z) => z.belegt)) },
	];
}
