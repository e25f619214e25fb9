import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import {
	BELEGUNG,
	belegt,
	type FeldabfrageFelder,
	feldabfrageStammdatum,
	schonAbgefragt,
} from '#domain/feldabfrage/feldabfrage.ts';
import { STANDARD_FELDABFRAGEN } from '#domain/feldabfrage/standard.ts';
import { Abgelehnt, NICHT_GEFUNDEN, unveraendert } from '#domain/regelverstoss.ts';
import { liesDienstarten } from '#projections/queries/traeger/stammlisten.ts';

const { aggregat } = feldabfrageStammdatum;

export function legeFeldabfrageAn(
	umgebung: Umgebung,
	befehl: Handlung,
	felder: FeldabfrageFelder,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(aggregat, id);
		const neu = sitzung.schreibe(aggregat, id, feldabfrageStammdatum.erfasse(satz, felder));
		await belege(sitzung, id, [], neu.felder);
		return { id };
	});
}

export interface Feldabfrageaenderung {
	/** Only what is named changes. */
	readonly felder: Partial<FeldabfrageFelder>;
	readonly version?: number | undefined;
}

export async function aendereFeldabfrage(
	umgebung: Umgebung,
	befehl: Handlung,
	id: string,
	{ felder, version }: Feldabfrageaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesVorhandene(sitzung, id);
		const veraltet = unveraendert(version, satz.version);
		if (veraltet) throw new Abgelehnt([veraltet]);
		const bisher = belegt(satz.felder);
		const neu = sitzung.schreibe(aggregat, id, feldabfrageStammdatum.aendere(satz, felder));
		await belege(sitzung, id, bisher, neu.felder);
	});
}

export async function loescheFeldabfrage(umgebung: Umgebung, befehl: Handlung, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesVorhandene(sitzung, id);
		for (const wert of belegt(satz.felder)) sitzung.gib(BELEGUNG, wert, aggregat, id);
		sitzung.schreibe(aggregat, id, feldabfrageStammdatum.loesche(satz));
	});
}

async function liesVorhandene(sitzung: Sitzung, id: string) {
	const satz = await sitzung.lies(aggregat, id);
	if (!satz.existiert || satz.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return satz;
}

/** Two people who activate one for the same status and Dienstart at the same moment: one of them is refused. */
async function belege(sitzung: Sitzung, id: string, bisher: readonly string[], felder: FeldabfrageFelder) {
	const danach = belegt(felder);
	const dienstarten = await liesDienstarten(sitzung.db);
	for (const wert of bisher.filter((w) => !danach.includes(w))) sitzung.gib(BELEGUNG, wert, aggregat, id);
	for (const wert of danach.filter((w) => !bisher.includes(w))) {
		const dienstart = dienstarten.find((d) => wert.endsWith(`/${d.id}`))?.bezeichnung;
		sitzung.nimm(BELEGUNG, wert, aggregat, id, schonAbgefragt(wert, dienstart));
	}
}

/** Within a command that founds a tenant. */
export async function legeStandardabfragenAn(sitzung: Sitzung): Promise<void> {
	for (const felder of STANDARD_FELDABFRAGEN) {
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(aggregat, id);
		sitzung.schreibe(aggregat, id, feldabfrageStammdatum.erfasse(satz, felder));
		await belege(sitzung, id, [], felder);
	}
}
