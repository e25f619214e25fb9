/** What the start of a cycle does, in figures and in sentences. Table: Zyklus and Kontingentabfrage. */
import { formatZahl } from '#domain/format/zahl.ts';

export interface Startwirkung {
	readonly zyklusID: string;
	/** The active cycle, which ends. */
	readonly bisherigerID: string | null;
	/** The cycle before, from which is taken over. */
	readonly vorgaengerID: string | null;
	/** Dienstarten that get defaults. */
	readonly vorgaben: number;
	/** Dienstarten that get a budget. */
	readonly gesamtkontingente: number;
	/** Those whose budget is more than before, since more is approved here already. */
	readonly angehoben: number;
	readonly adressen: number;
	/** Einsatzstellen whose approved places are copied. */
	readonly kontingente: number;
	/** Who could be moved one by one from the cycle that ends. */
	readonly freiwillige: number;
}

export const STARTFOLGEN = ['GESTARTET', 'BEENDET', 'VORGABEN', 'ADRESSEN', 'KONTINGENTE', 'FREIWILLIGE'] as const;

export interface Startfolge {
	readonly art: (typeof STARTFOLGEN)[number];
	readonly text: string;
	readonly anzahl: number;
}

/** In the order in which it happens; `name`: of a cycle. */
export function startfolgen(wirkung: Startwirkung, name: (zyklusID: string) => string): Startfolge[] {
	const { zyklusID, bisherigerID, vorgaengerID, vorgaben, adressen, kontingente, freiwillige } = wirkung;
	const folgen: Startfolge[] = [
		{ art: 'GESTARTET', anzahl: 1, text: `Der Zyklus ${name(zyklusID)} wird der aktive Zyklus.` },
	];
	if (bisherigerID) {
		const text = `Der Zyklus ${name(bisherigerID)} wird beendet. Er bleibt auswählbar, laufende Dienste bleiben bearbeitbar.`;
		folgen.push({ art: 'BEENDET', anzahl: 1, text });
	}
	if (vorgaengerID) {
		const aus = `aus dem Zyklus ${name(vorgaengerID)}`;
		folgen.push(
			{ art: 'VORGABEN', anzahl: vorgaben, text: vorgabensatz(vorgaben, aus) },
			{ art: 'ADRESSEN', anzahl: adressen, text: adresssatz(adressen, aus) },
			{ art: 'KONTINGENTE', anzahl: kontingente, text: kontingentsatz(wirkung, aus) },
		);
	}
	if (bisherigerID) {
		const text = freiwilligensatz(freiwillige, name(bisherigerID));
		folgen.push({ art: 'FREIWILLIGE', anzahl: freiwillige, text });
	}
	return folgen;
}

function vorgabensatz(anzahl: number, aus: string): string {
	if (anzahl === 0) return 'Für jede Dienstart stehen die Vorgaben bereits fest.';
	const wem = anzahl === 1 ? 'eine Dienstart' : `${formatZahl(anzahl, 0)} Dienstarten`;
	return `Für ${wem} werden Vorgaben ${aus} übernommen, soweit noch keine feststehen.`;
}

function adresssatz(anzahl: number, aus: string): string {
	if (anzahl === 0) return `Keine Adresse wird ${aus} übernommen.`;
	return anzahl === 1
		? `Eine Adresse wird ${aus} übernommen.`
		: `${formatZahl(anzahl, 0)} Adressen werden ${aus} übernommen.`;
}

function kontingentsatz({ kontingente, gesamtkontingente, angehoben }: Startwirkung, aus: string): string {
	if (kontingente === 0 && gesamtkontingente === 0) return 'Die Kontingente beginnen leer.';
	const stellen = kontingente === 1 ? 'einer Einsatzstelle' : `von ${formatZahl(kontingente, 0)} Einsatzstellen`;
	const satz = `Die Kontingente ${stellen} werden ${aus} übernommen.`;
	if (angehoben === 0) return satz;
	const wo = angehoben === 1 ? 'einer Dienstart' : `${formatZahl(angehoben, 0)} Dienstarten`;
	return `${satz} Bei ${wo} wird das Gesamtkontingent angehoben, weil hier schon mehr Plätze genehmigt sind.`;
}

function freiwilligensatz(anzahl: number, bisheriger: string): string {
	if (anzahl === 0) return `Niemand im Zyklus ${bisheriger} könnte in den neuen Zyklus übernommen werden.`;
	const wer = anzahl === 1 ? 'Eine Bewerbung bleibt' : `${formatZahl(anzahl, 0)} Bewerbungen bleiben`;
	return `${wer} im Zyklus ${bisheriger}. Freiwillige bis zum Status „In Verhandlung“ übernehmen Sie einzeln.`;
}
