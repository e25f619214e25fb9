import { execute } from '#commands/execute.ts';
import { absage } from '#commands/jedes.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { anfragenIn, entscheideAbfrage } from '#domain/kontingent/abfragen.ts';
import { genehmige } from '#domain/kontingent/festlegen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { pruefeMitAbfrage, pruefeMitKontingent } from '#domain/kontingent/zugang.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import {
	alsBefehl,
	halteEinzigenOrt,
	type Kontingentbefehl,
	ladeStelle,
	pruefeDienstart,
	type Stellenumfeld,
} from './umfeld.ts';

/** What stands now; `hinweis` where the input was clamped. */
export interface Festgelegt {
	readonly wert: number;
	readonly hinweis: string | null;
}

export interface Genehmigung {
	readonly zyklusID: string;
	readonly einsatzstelleID: string;
	readonly dienstartID: string;
	readonly genehmigt: number;
	/** The last Dienstart: the inquiry is decided. */
	readonly abschliessen?: boolean;
}

/** K: approves places, in one append with the sum of the Traeger. */
export const genehmigePlaetze = (
	umgebung: Umgebung,
	befehl: Kontingentbefehl,
	{ abschliessen = false, ...genehmigung }: Genehmigung,
): Promise<Festgelegt> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const umfeld = await ladeStelle(sitzung, genehmigung);
		pruefeMitKontingent(umfeld.referenz.parameter);
		pruefeDienstart(umfeld.referenz, genehmigung.dienstartID);
		const festgelegt = await setze(sitzung, umfeld, genehmigung);
		if (abschliessen) schliesseAb(sitzung, umfeld, genehmigung.zyklusID);
		return festgelegt;
	});

/** One row of what was asked for, as it was approved. */
interface Bewilligung extends Festgelegt {
	readonly dienstartID: string;
	readonly angefragt: number;
}

export interface Sammelzeile {
	readonly einsatzstelleID: string;
	readonly bewilligungen: readonly Bewilligung[];
	/** Why this Einsatzstelle was left as it is; null: it is decided. */
	readonly fehler: string | null;
}

/**
 * Approves what Einsatzstellen asked for, as far as it is free, and decides their inquiries, one after the other: what
 * one is refused doesn't concern the others, and a repetition changes nothing.
 */
export async function genehmigeAnfragen(
	umgebung: Umgebung,
	{ akteur }: Kontingentbefehl,
	zyklusID: string,
	einsatzstelleIDs: readonly string[],
): Promise<readonly Sammelzeile[]> {
	const bericht: Sammelzeile[] = [];
	for (const einsatzstelleID of new Set(einsatzstelleIDs)) {
		bericht.push(await versuche(umgebung, { akteur }, { zyklusID, einsatzstelleID }));
	}
	return bericht;
}

async function versuche(
	umgebung: Umgebung,
	befehl: Kontingentbefehl,
	wo: { readonly zyklusID: string; readonly einsatzstelleID: string },
): Promise<Sammelzeile> {
	const { einsatzstelleID } = wo;
	try {
		const bewilligungen = await bewillige(umgebung, befehl, wo);
		const fehler = bewilligungen.length ? null : 'Die Einsatzstelle hat noch keine Plätze angefragt.';
		return { einsatzstelleID, bewilligungen, fehler };
	} catch (fehler) {
		const wo = { auftrag: 'anfragen-genehmigen', stream: `${kontingentAggregat.name}-${einsatzstelleID}` };
		return { einsatzstelleID, bewilligungen: [], fehler: absage(umgebung, fehler, wo) };
	}
}

const bewillige = (
	umgebung: Umgebung,
	befehl: Kontingentbefehl,
	wo: { readonly zyklusID: string; readonly einsatzstelleID: string },
): Promise<readonly Bewilligung[]> =>
	execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const umfeld = await ladeStelle(sitzung, wo);
		pruefeMitAbfrage(umfeld.referenz.parameter);
		const bewilligungen: Bewilligung[] = [];
		for (const { dienstartID, angefragt } of anfragenIn(umfeld.kontingent, wo.zyklusID)) {
			const festgelegt = await setze(sitzung, umfeld, { ...wo, dienstartID, genehmigt: angefragt });
			bewilligungen.push({ dienstartID, angefragt, ...festgelegt });
		}
		if (bewilligungen.length) schliesseAb(sitzung, umfeld, wo.zyklusID);
		return bewilligungen;
	});

async function setze(
	sitzung: Sitzung,
	{ kontingent, ...umfeld }: Stellenumfeld,
	eingabe: Omit<Genehmigung, 'abschliessen'>,
): Promise<Festgelegt> {
	const budget = await sitzung.lies(zyklusbudgetAggregat, eingabe.zyklusID);
	const { wert, hinweis, ...neu } = genehmige(kontingent, budget, eingabe, umfeld);
	halteEinzigenOrt(sitzung, eingabe, neu);
	sitzung.schreibe(kontingentAggregat, eingabe.einsatzstelleID, neu.ereignisse);
	sitzung.schreibe(zyklusbudgetAggregat, eingabe.zyklusID, neu.budget);
	return { wert, hinweis };
}

function schliesseAb(sitzung: Sitzung, { kontingent, referenz }: Stellenumfeld, zyklusID: string): void {
	const ereignisse = entscheideAbfrage(kontingent, zyklusID, { referenz });
	sitzung.schreibe(kontingentAggregat, kontingent.einsatzstelleID, ereignisse);
}
