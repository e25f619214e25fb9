import { fuehreAus } from '#commands/akte/befehl.ts';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { absage, fuerJedes } from '#commands/jedes.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { faelligeMahnen, type MahnenEingabe, mahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { istFaellig } from '#domain/akte/mahnwesen/mahnplan.ts';
import { mahnstufen } from '#domain/akte/mahnwesen/mahnstand.ts';
import { NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { type Akteur, PORTAL } from '#domain/rollen.ts';
import { aktenDerAnforderungen, offeneAnforderungen } from '#projections/queries/dokumente/mahnwesen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';

/** By hand, of one volunteer. */
export async function mahneVonHand(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	eingabe: MahnenEingabe,
): Promise<void> {
	await fuehreAus(umgebung, befehl, freiwilligerID, (lage) => mahnen(lage, eingabe));
}

/** What was refused, and why. */
export interface Abgewiesene {
	readonly anforderungID: string;
	readonly text: string;
}

/** By hand, of many volunteers: each request by itself, so that none stands in another's way. */
export async function mahneViele(
	umgebung: Umgebung,
	akteur: Akteur,
	anforderungIDs: readonly string[],
): Promise<{ n: number; abgewiesen: Abgewiesene[] }> {
	const einzelne = [...new Set(anforderungIDs)];
	const akten = await aktenDerAnforderungen(umgebung.db, einzelne);
	const abgewiesen: Abgewiesene[] = [];
	for (const anforderungID of einzelne) {
		const text = await weistAb(umgebung, akteur, akten.get(anforderungID), anforderungID);
		if (text) abgewiesen.push({ anforderungID, text });
	}
	return { n: einzelne.length - abgewiesen.length, abgewiesen };
}

async function weistAb(
	umgebung: Umgebung,
	akteur: Akteur,
	freiwilligerID: string | undefined,
	anforderungID: string,
): Promise<string | null> {
	if (!freiwilligerID) return NICHT_GEFUNDEN.text;
	try {
		await mahneVonHand(umgebung, { akteur }, freiwilligerID, { anforderungIDs: [anforderungID] });
		return null;
	} catch (fehler) {
		return absage(umgebung, fehler, { auftrag: 'mahnen', stream: `${akteAggregat.name}-${freiwilligerID}` });
	}
}

/**
 * What is due today, one command per file: the rows say which files come into question, the file decides. Run again,
 * it finds nothing left to do; a file that fails doesn't keep the others waiting.
 */
export async function mahneTaeglich({ umgebung }: Pick<Mandant, 'umgebung'>): Promise<void> {
	await fuerJedes(umgebung, await faelligeAkten(umgebung), {
		auftrag: 'mahnen',
		stream: (id) => `${akteAggregat.name}-${id}`,
		tue: (id) => fuehreAus(umgebung, { akteur: PORTAL }, id, faelligeMahnen),
	});
}

async function faelligeAkten({ db, ctx }: Umgebung): Promise<ReadonlySet<string>> {
	const { heute } = ctx();
	const [zeilen, { specs, parameter }] = await Promise.all([
		offeneAnforderungen(db),
		ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] }),
	]);
	const je = new Map(specs.map((spec) => [spec.id, spec]));
	const faellige = zeilen.filter((zeile) => {
		const spec = je.get(zeile.specID);
		return spec && istFaellig({ ...zeile, ...mahnstufen(spec, zeile) }, parameter, heute);
	});
	return new Set(faellige.map((zeile) => zeile.freiwilligerID));
}
