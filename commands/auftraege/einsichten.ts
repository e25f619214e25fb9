/** What is only looked at goes in time: files, and the facts that were kept of them (§ 72a Abs. 5 SGB VIII). */

import { liesLage } from '#commands/akte/lesen.ts';
import { loescheTeile } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { loescheVerfallene } from '#commands/dateien/aufraeumen.ts';
import { entscheide } from '#commands/dokumente/befehl.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes, reihumJede } from '#commands/jedes.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { einsichtenBereinigen } from '#domain/akte/entscheidungen/freiwilliger/einsichten-bereinigen.ts';
import { faktenUeberfaellig, hatFakten } from '#domain/akte/freiwilliger/einsicht.ts';
import { dokumentSpecAggregat } from '#domain/dokumentspec/dokumentspec.ts';
import { alsEinsichtnahme } from '#domain/dokumentspec/entscheidungen.ts';
import { PORTAL } from '#domain/rollen.ts';
import { aktenMitEinsicht, aktenMitEinsichtsdateien } from '#projections/queries/akte/einsichten.ts';
import { alleSpecs } from '#projections/queries/dokumente/dokumentspecs.ts';

/** Repeating it finds nothing more to do; certificates from the time they were kept go the same way. */
export async function bereinigeEinsichten({ umgebung, dateien }: Mandant): Promise<void> {
	await reihumJede([
		async () => jedesFuerSich(umgebung, dokumentSpecAggregat, await specIDs(umgebung), stelleUm),
		async () => jedesFuerSich(umgebung, akteAggregat, await aktenMitEinsichtsdateien(umgebung.db), bereinige),
		() => loescheVerfallene(umgebung, dateien),
		async () => jedesFuerSich(umgebung, akteAggregat, await aktenMitEinsicht(umgebung.db), loescheFakten),
	]);
}

const specIDs = async ({ db }: Umgebung) => (await alleSpecs(db)).map(({ id }) => id);

const jedesFuerSich = (
	umgebung: Umgebung,
	{ name }: Pick<Aggregat, 'name'>,
	ids: readonly string[],
	tue: (umgebung: Umgebung, id: string) => Promise<void>,
): Promise<void> =>
	fuerJedes(umgebung, ids, {
		auftrag: 'einsichten-bereinigen',
		stream: (id) => `${name}-${id}`,
		tue: (id) => tue(umgebung, id),
	});

async function stelleUm(umgebung: Umgebung, id: string): Promise<void> {
	await execute(umgebung, ohneSchluessel(PORTAL), async (sitzung) => {
		const ereignisse = alsEinsichtnahme(await sitzung.lies(dokumentSpecAggregat, id));
		if (ereignisse.length > 0) sitzung.schreibe(dokumentSpecAggregat, id, ereignisse);
	});
}

async function bereinige(umgebung: Umgebung, id: string): Promise<void> {
	if (einsichtenBereinigen(await liesLage(umgebung, PORTAL, id)).akte.length === 0) return;
	await entscheide(umgebung, ohneSchluessel(PORTAL), id, (lage) => ({
		entschluss: einsichtenBereinigen(lage),
		ergebnis: null,
	}));
}

async function loescheFakten(umgebung: Umgebung, id: string): Promise<void> {
	await execute(umgebung, ohneSchluessel(PORTAL), async (sitzung) => {
		const akte = await sitzung.lies(akteAggregat, id);
		if (!hatFakten(akte) || !faktenUeberfaellig(akte, sitzung.ctx.heute)) return;
		await loescheTeile(sitzung, akteAggregat as Aggregat, id, id, ['EINSICHT']);
	});
}
