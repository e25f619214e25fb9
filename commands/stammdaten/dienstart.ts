import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss, unveraendert } from '#domain/regelverstoss.ts';
import { type DienstartFelder, dienstartStammdatum } from '#domain/stammdaten/dienstart.ts';
import { liesDienstarten } from '#projections/queries/traeger/stammlisten.ts';

const { aggregat } = dienstartStammdatum;

const BELEGT: Regelverstoss = {
	code: 'DOPPELT',
	http: 409,
	feld: 'key',
	text: 'Es gibt bereits eine Dienstart mit diesem Schlüssel.',
};

export function legeDienstartAn(
	umgebung: Umgebung,
	befehl: Handlung,
	felder: DienstartFelder,
): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(aggregat, id);
		const neu = sitzung.schreibe(aggregat, id, dienstartStammdatum.erfasse(satz, felder));
		await belege(sitzung, id, null, neu.felder.key);
		return { id };
	});
}

export interface Dienstartaenderung {
	/** Only what is named changes. */
	readonly felder: Partial<DienstartFelder>;
	readonly isAktiv?: boolean | undefined;
	readonly version?: number | undefined;
}

export async function aendereDienstart(
	umgebung: Umgebung,
	befehl: Handlung,
	id: string,
	{ felder, isAktiv, version }: Dienstartaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await sitzung.lies(aggregat, id);
		if (!satz.existiert || satz.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const veraltet = unveraendert(version, satz.version);
		if (veraltet) throw new Abgelehnt([veraltet]);
		const schaltung = isAktiv === undefined ? [] : dienstartStammdatum.setzeAktiv(satz, isAktiv, befehl.akteur);
		const bisher = satz.felder.key;
		const ereignisse = [...dienstartStammdatum.aendere(satz, felder), ...schaltung];
		const neu = sitzung.schreibe(aggregat, id, ereignisse);
		await belege(sitzung, id, bisher, neu.felder.key);
	});
}

const SCHLUESSEL = 'DIENSTART';

/** The database decides, of two at the same moment too; those from before it was asked are looked for. */
async function belege(sitzung: Sitzung, id: string, bisher: string | null, key: string): Promise<void> {
	if (bisher === key) return;
	const gleiche = (await liesDienstarten(sitzung.db)).filter((d) => d.id !== id && d.key === key);
	if (gleiche.length) throw new Abgelehnt([BELEGT]);
	if (bisher !== null) sitzung.gib(SCHLUESSEL, bisher, aggregat, id);
	sitzung.nimm(SCHLUESSEL, key, aggregat, id, BELEGT);
}
