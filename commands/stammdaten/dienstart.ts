import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { unveraendert } from '#domain/akte/regeln/eingabe.ts';
import { NICHT_GEFUNDEN } from '#domain/akte/zugang.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { type DienstartFelder, dienstartStammdatum } from '#domain/stammdaten/dienstart.ts';
import { liesDienstarten } from '#projections/queries/stammlisten.ts';

const { aggregat } = dienstartStammdatum;

const BELEGT: Regelverstoss = {
	code: 'DOPPELT',
	http: 409,
	feld: 'key',
	text: 'Es gibt bereits eine Dienstart mit diesem Schlüssel.',
};

export function legeDienstartAn(umgebung: Umgebung, akteur: Akteur, felder: DienstartFelder): Promise<{ id: string }> {
	return execute(umgebung, { akteur }, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(aggregat, id);
		const neu = sitzung.schreibe(aggregat, id, dienstartStammdatum.erfasse(satz, felder));
		await pruefeSchluessel(sitzung, id, neu.felder.key);
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
	akteur: Akteur,
	id: string,
	{ felder, isAktiv, version }: Dienstartaenderung,
): Promise<void> {
	await execute(umgebung, { akteur }, async (sitzung) => {
		const satz = await sitzung.lies(aggregat, id);
		if (!satz.existiert || satz.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
		const veraltet = unveraendert(version, satz.version);
		if (veraltet && typeof veraltet !== 'string') throw new Abgelehnt([veraltet]);
		const schaltung = isAktiv === undefined ? [] : dienstartStammdatum.setzeAktiv(satz, isAktiv, akteur);
		const ereignisse = [...dienstartStammdatum.aendere(satz, felder), ...schaltung];
		const neu = sitzung.schreibe(aggregat, id, ereignisse);
		await pruefeSchluessel(sitzung, id, neu.felder.key);
	});
}

/** Reference data, which few people edit: two that are made at the very same moment aren't told apart. */
async function pruefeSchluessel({ db }: Sitzung, id: string, key: string): Promise<void> {
	const gleiche = (await liesDienstarten(db)).filter((d) => d.id !== id && d.key === key);
	if (gleiche.length) throw new Abgelehnt([BELEGT]);
}
