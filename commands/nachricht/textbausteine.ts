import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, NICHT_GEFUNDEN, unveraendert } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import {
	aendereText,
	legeTextAn,
	loescheText,
	siehtTextbaustein,
	type Textangaben,
	textbausteinAggregat,
} from '#domain/textbaustein/textbaustein.ts';

export const legeTextbausteinAn = (
	umgebung: Umgebung,
	befehl: Handlung,
	angaben: Textangaben,
): Promise<{ id: string }> =>
	execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(textbausteinAggregat, id);
		sitzung.schreibe(textbausteinAggregat, id, legeTextAn(befehl.akteur, satz, angaben));
		return { id };
	});

interface Textaenderung {
	/** Only what is named changes. */
	readonly angaben: Partial<Textangaben>;
	readonly version?: number | undefined;
}

export async function aendereTextbaustein(
	umgebung: Umgebung,
	befehl: Handlung,
	id: string,
	{ angaben, version }: Textaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesGesehenen(sitzung, befehl.akteur, id);
		const veraltet = unveraendert(version, satz.version);
		if (veraltet) throw new Abgelehnt([veraltet]);
		sitzung.schreibe(textbausteinAggregat, id, aendereText(befehl.akteur, satz, angaben));
	});
}

export async function loescheTextbaustein(umgebung: Umgebung, befehl: Handlung, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesGesehenen(sitzung, befehl.akteur, id);
		sitzung.schreibe(textbausteinAggregat, id, loescheText(befehl.akteur, satz));
	});
}

/** What somebody keeps for himself answers others like what doesn't exist. */
async function liesGesehenen(sitzung: Sitzung, akteur: Akteur, id: string) {
	const satz = await sitzung.lies(textbausteinAggregat, id);
	if (!satz.existiert || satz.geloescht || !siehtTextbaustein(akteur, satz.felder))
		throw new Abgelehnt([NICHT_GEFUNDEN]);
	return satz;
}
