import type { Befehl } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { type Begonnen, beginneSammelaktion } from '#commands/sammellauf/beginne.ts';
import type { Werk } from '#commands/sammellauf/werk.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { anfragenIn, entscheideAbfrage } from '#domain/kontingent/abfragen.ts';
import { type Bewilligung, bescheid } from '#domain/kontingent/bewilligung.ts';
import { genehmige } from '#domain/kontingent/festlegen.ts';
import { abfrageVon, kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { pruefeMitAbfrage, pruefeMitKontingent } from '#domain/kontingent/zugang.ts';
import { nicht } from '#domain/sammelbescheid.ts';
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

/** Approves what Einsatzstellen asked for, as far as it is free, and decides their inquiries. */
export const genehmigeAnfragen = (
	umgebung: Umgebung,
	befehl: Befehl,
	zyklusID: string,
	einsatzstelleIDs: readonly string[],
): Promise<Begonnen> =>
	beginneSammelaktion(umgebung, befehl, {
		liste: 'ADRESSEN',
		eingabe: { aktion: 'anfragenGenehmigen', zyklusID },
		zeilen: [...new Set(einsatzstelleIDs)].map((eintragID) => ({ eintragID })),
	});

export const GENEHMIGT_ANFRAGEN: Werk<'anfragenGenehmigen'> = {
	stream: ({ eintragID }) => `${kontingentAggregat.name}-${eintragID}`,
	async tue(sitzung, _, { eintragID: einsatzstelleID }, { zyklusID }) {
		const wo = { zyklusID, einsatzstelleID };
		const umfeld = await ladeStelle(sitzung, wo);
		pruefeMitAbfrage(umfeld.referenz.parameter);
		if (abfrageVon(umfeld.kontingent, zyklusID).status === 'ENTSCHIEDEN') return nicht(BEREITS_ENTSCHIEDEN);
		const bewilligungen: Bewilligung[] = [];
		for (const { dienstartID, angefragt } of anfragenIn(umfeld.kontingent, zyklusID)) {
			const { wert, hinweis } = await setze(sitzung, umfeld, { ...wo, dienstartID, genehmigt: angefragt });
			const dienstart = umfeld.referenz.dienstarten.get(dienstartID)?.kurz ?? '';
			bewilligungen.push({ dienstart, angefragt, genehmigt: wert, hinweis });
		}
		if (bewilligungen.length) schliesseAb(sitzung, umfeld, zyklusID);
		return bescheid(bewilligungen);
	},
};

/** Whoever decided otherwise meanwhile is not overruled by what was asked for. */
const BEREITS_ENTSCHIEDEN = 'Die Kontingentabfrage dieser Einsatzstelle ist bereits entschieden.';

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
