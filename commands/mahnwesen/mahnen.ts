import { fuehreAus } from '#commands/akte/befehl.ts';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
import type { Befehl } from '#commands/befehl.ts';
import { fuerJedes } from '#commands/jedes.ts';
import type { Mandant } from '#commands/mandant.ts';
import { type Begonnen, beginneSammelaktion } from '#commands/sammellauf/beginne.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { faelligeMahnen, type MahnenEingabe, mahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { istFaellig } from '#domain/akte/mahnwesen/mahnplan.ts';
import { mahnstufen } from '#domain/akte/mahnwesen/mahnstand.ts';
import { teileEin } from '#domain/akte/mahnwesen/vorschau.ts';
import { PORTAL } from '#domain/rollen.ts';
import { aktenDerAnforderungen, mahngruppen, offeneAnforderungen } from '#projections/queries/dokumente/mahnwesen.ts';
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

/** By hand, of many volunteers: a run, in which each request is one by itself and none stands in another's way. */
export async function mahneViele(
	umgebung: Umgebung,
	befehl: Befehl,
	anforderungIDs: readonly string[],
): Promise<Begonnen> {
	const akten = await aktenDerAnforderungen(umgebung.db, anforderungIDs);
	return beginneSammelaktion(umgebung, befehl, {
		liste: 'DOKUMENTE',
		eingabe: { aktion: 'mahnen' },
		zeilen: [...new Set(anforderungIDs)].map((id) => ({ eintragID: id, freiwilligerID: akten.get(id) ?? null })),
	});
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
	const [gruppen, { specs, parameter }] = await Promise.all([
		mahngruppen(db),
		ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] }),
	]);
	const arten = teileEin(gruppen, specs, parameter).geplante.map(({ art }) => art);
	const zeilen = await offeneAnforderungen(db, { arten });
	const je = new Map(specs.map((spec) => [spec.id, spec]));
	const faellige = zeilen.filter((zeile) => {
		const spec = je.get(zeile.specID);
		return spec && istFaellig({ ...zeile, ...mahnstufen(spec, zeile) }, parameter, heute);
	});
	return new Set(faellige.map((zeile) => zeile.freiwilligerID));
}
