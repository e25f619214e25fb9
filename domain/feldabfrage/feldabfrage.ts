/** What is asked of a volunteer before a status (table: Feldabfrage). */
import { z } from 'zod';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { istElternfeld } from '#domain/felder/elternfelder.ts';
import { FREIE_FELDER } from '#domain/felder/freie-felder.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { freitext, ids, pflichttext } from '#domain/stammdaten/schemata.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { ABFRAGEFELDER, type Abfragefeld, istVertragsfeld } from './abfragefelder.ts';
import { ZIELSTATUS, type Zielstatus } from './zielstatus.ts';
import { gehoertZu, mitZugehoerigen } from './zusammen.ts';

/** As decisions read it. */
export interface Feldabfrage {
	readonly id: string;
	readonly zielStatus: 2100 | 2500 | 2800 | 3000 | 4000 | 9000;
	/** Empty: all. */
	readonly dienstartIDs: readonly string[];
	readonly isAktiv: boolean;
	readonly felder: readonly {
		readonly feld: Abfragefeld;
		readonly bezeichnung: string;
		readonly isPflicht: boolean;
		/** Beside the Traeger: the volunteer (FW), the Einsatzstelle (ME). */
		readonly isBearbeitbarDurch: readonly ('FW' | 'ME' | 'MV')[];
		readonly hilfetext: string | null;
	}[];
}

/** Who may fill a field in beside the Traeger: the volunteer, the Einsatzstelle. */
export const BEARBEITER = ['FW', 'ME', 'MV'] as const;
export type Bearbeiter = (typeof BEARBEITER)[number];

const feld = z.strictObject({
	feldKey: z.enum(ABFRAGEFELDER as readonly [Abfragefeld, ...Abfragefeld[]], {
		error: 'Dieses Feld kann nicht abgefragt werden.',
	}),
	isPflicht: z.boolean(),
	isBearbeitbarDurch: z.array(z.enum(BEARBEITER)).readonly(),
});

export const feldabfrageSchema = z
	.object({
		bezeichnung: pflichttext(100),
		zielStatus: z.literal(ZIELSTATUS, { error: 'Bitte wählen Sie einen Zielstatus aus.' }),
		/** Empty: all. */
		dienstartIDs: ids(),
		felder: z.array(feld).min(1, { error: 'Bitte wählen Sie mindestens ein Feld aus.' }).readonly(),
		hilfetexte: z.partialRecord(z.enum(ABFRAGEFELDER as readonly [Abfragefeld, ...Abfragefeld[]]), freitext(500)),
		isAktiv: z.boolean(),
	})
	.superRefine(({ felder, zielStatus }, ctx) => {
		const gesehen = new Set<string>();
		for (const [nr, { feldKey, isBearbeitbarDurch }] of felder.entries()) {
			const melde = (text: string) => ctx.addIssue({ code: 'custom', path: ['felder', nr], message: text });
			const name = FELD_BEZEICHNUNG[feldKey];
			if (gesehen.has(feldKey)) melde(`Das Feld „${name}“ ist bereits ausgewählt.`);
			gesehen.add(feldKey);
			const fehlend = gehoertZu(feldKey).filter((anderes) => !felder.some((f) => f.feldKey === anderes));
			if (fehlend.length > 0) melde(zusammentext(name, fehlend));
			if (istElternfeld(feldKey) && isBearbeitbarDurch.includes('ME')) {
				melde(`Das Feld „${name}“ kann nicht durch die Einsatzstelle ausgefüllt werden.`);
			}
			if (!istVertragsfeld(feldKey)) continue;
			if (zielStatus < FREIWILLIGER.nr.BewerbungEinigung) {
				melde(`Das Feld „${name}“ gehört zum Vertrag und kann erst ab der Vertragseinigung abgefragt werden.`);
			}
			if (isBearbeitbarDurch.includes('FW')) {
				melde(`Das Feld „${name}“ gehört zum Vertrag und kann nicht durch Freiwillige ausgefüllt werden.`);
			}
		}
	})
	.readonly();

function zusammentext(name: string, fehlend: readonly Abfragefeld[]): string {
	const liste = fehlend.map((feld) => FELD_BEZEICHNUNG[feld]).join(', ');
	return fehlend.length === 1
		? `Zum Feld „${name}“ gehört: ${liste}. Bitte fragen Sie es mit ab.`
		: `Zum Feld „${name}“ gehören: ${liste}. Bitte fragen Sie sie mit ab.`;
}

export type FeldabfrageFelder = z.infer<typeof feldabfrageSchema>;

export const feldabfrageStammdatum = stammdatum({
	name: 'Feldabfrage',
	key: 'feldabfrage',
	label: 'Feldabfrage',
	schema: feldabfrageSchema,
	leer: { bezeichnung: '', zielStatus: 2100, dienstartIDs: [], felder: [], hilfetexte: {}, isAktiv: false },
	texte: ['bezeichnung', 'hilfetexte'],
	art: 'FREITEXT',
	verwendetIn: [],
});

/** As decisions are handed it, also where it was saved without what belongs together; labels of free fields come later. */
export function feldabfrageAlsReferenz({ id, felder }: Stammsatz<FeldabfrageFelder>): Feldabfrage {
	return {
		id,
		zielStatus: felder.zielStatus,
		dienstartIDs: felder.dienstartIDs,
		isAktiv: felder.isAktiv,
		felder: mitZugehoerigen(felder.felder).map(({ feldKey, isPflicht, isBearbeitbarDurch }) => ({
			feld: feldKey,
			bezeichnung: FELD_BEZEICHNUNG[feldKey],
			isPflicht,
			isBearbeitbarDurch,
			hilfetext: felder.hilfetexte[feldKey] ?? null,
		})),
	};
}

/** A free field goes by the tenant's label; one without a label is hidden everywhere (table: Free fields). */
export function mitFreienFeldern(abfrage: Feldabfrage, bezeichnungen: readonly string[]): Feldabfrage {
	const freie: readonly string[] = FREIE_FELDER;
	const felder = abfrage.felder.flatMap((eines) => {
		const nr = freie.indexOf(eines.feld);
		if (nr < 0) return [eines];
		const bezeichnung = bezeichnungen[nr] ?? '';
		return bezeichnung === '' ? [] : [{ ...eines, bezeichnung }];
	});
	return { ...abfrage, felder };
}

/** For all Dienstarten at once; it stands beside those for single ones, with which it merges. */
const FUER_ALLE = '*';

/** Kind of the unique values below. */
export const BELEGUNG = 'FELDABFRAGE';

/** Unique among the active: one per target status and Dienstart. */
export function belegt({ zielStatus, dienstartIDs, isAktiv }: FeldabfrageFelder): string[] {
	if (!isAktiv) return [];
	const fuer = dienstartIDs.length ? dienstartIDs : [FUER_ALLE];
	return fuer.map((dienstart) => `${zielStatus}/${dienstart}`);
}

export function schonAbgefragt(wert: string, dienstart: string | undefined): Regelverstoss {
	const [zielStatus] = wert.split('/');
	const status = FREIWILLIGER.eintraege[Number(zielStatus) as Zielstatus].label;
	const fuer = wert.endsWith(FUER_ALLE) ? 'alle Dienstarten' : (dienstart ?? 'diese Dienstart');
	return {
		code: 'DOPPELT',
		http: 409,
		feld: wert.endsWith(FUER_ALLE) ? 'zielStatus' : 'dienstartIDs',
		text: `Für den Status „${status}“ und ${fuer} gibt es bereits eine aktive Feldabfrage. Bitte ergänzen Sie diese oder deaktivieren Sie sie zuerst.`,
	};
}
