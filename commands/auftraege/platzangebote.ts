import { gleicheAb } from '#commands/freiwillig-ja/abgleich.ts';
import { liesKonfiguration } from '#commands/freiwillig-ja/konfiguration.ts';
import { type Absender, sendePlaetze } from '#commands/freiwillig-ja/senden.ts';
import { merkeVor } from '#commands/freiwillig-ja/vormerken.ts';
import type { Mandant } from '#commands/mandant.ts';
import { zieheAngeboteNach } from '#commands/platzangebot/nachziehen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';

/** What is offered outward, and what of it freiwillig-ja has still to learn. */
export async function ziehePlaetzeNach(umgebung: Umgebung): Promise<void> {
	await zieheAngeboteNach(umgebung, merkeVor);
	umgebung.outboxGefuellt?.();
}

export const sendeFaelligePlaetze = (mandant: Mandant, id: string): Promise<void> =>
	sendePlaetze(absenderVon(mandant), id);

export async function gleichePlaetzeAb(mandant: Mandant): Promise<void> {
	if (!(await liesKonfiguration(mandant.umgebung.db))?.aktiv) return;
	await ziehePlaetzeNach(mandant.umgebung);
	await gleicheAb(absenderVon(mandant));
}

const absenderVon = ({ umgebung, aussen, mail }: Mandant): Absender => ({
	umgebung,
	...aussen,
	adresse: async () => {
		const seiten = ((await alleParameter(umgebung.db)).baseUrl ?? mail.baseUrl).replace(/\/+$/, '');
		return { seiten, aufrufe: `${seiten}${aussen.apiBasisPfad}` };
	},
});
