import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { beendeSeminardaten } from '#domain/seminar/haus/entscheidungen.ts';
import { loeschtag } from '#domain/seminar/haus/frist.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { gastteile, haeuserMitAngaben } from '#projections/queries/seminare/haus.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { loescheTeile } from './personenbezug-loeschen.ts';

/** Every night: what a seminar kept of who eats and sleeps how ends with its term. Said again it does nothing. */
export async function loescheSeminardaten(umgebung: Umgebung): Promise<void> {
	const { heute } = umgebung.ctx();
	const [haeuser, { parameter }] = await Promise.all([
		haeuserMitAngaben(umgebung.db),
		ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] }),
	]);
	const { seminardatenMonate } = parameter;
	const faellig = haeuser.filter(({ bis, geloescht }) => {
		const tag = loeschtag(bis, seminardatenMonate);
		return geloescht || tag === null || tag <= heute;
	});
	await fuerJedes(
		umgebung,
		faellig.map(({ id }) => id),
		{
			auftrag: 'seminardaten-loeschen',
			stream: (id) => `${seminarAggregat.name}-${id}`,
			tue: (id) =>
				execute(umgebung, VON_SELBST, async (sitzung) => {
					const seminar = await sitzung.lies(seminarAggregat, id);
					const ereignisse = beendeSeminardaten(seminar, { heute: sitzung.ctx.heute, seminardatenMonate });
					if (ereignisse.length === 0) return;
					sitzung.schreibe(seminarAggregat, id, ereignisse);
					for (const { betroffener } of await gastteile(sitzung.db, { seminarID: id }))
						await loescheTeile(sitzung, seminarAggregat as Aggregat, id, betroffener);
				}),
		},
	);
}
