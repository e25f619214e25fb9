/** Jobs of the outbox: places and proofs follow who belongs to which group. Said again they do nothing. */
import { ladeLage } from '#commands/akte/lage.ts';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes } from '#commands/jedes.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import { GRUPPENSEMINAR_ABGLEICHEN } from '#commands/reaktionen/seminar.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { gleicheGruppenplatzAb } from '#domain/akte/seminar/gruppenabgleich.ts';
import { PORTAL } from '#domain/rollen.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { nimmHeraus } from '#domain/seminargruppe/entscheidungen.ts';
import { seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { gruppenseminareVon, gruppenteilnehmende } from '#projections/queries/seminare/gruppen.ts';
import { platzumfeld } from './teilnahme.ts';

/** Somebody joined or left a group, moved up, or his service moved: every seminar by itself. */
export async function gleicheGruppenseminareAb({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten: { freiwilligerID = '' } }) => {
		await gleicheSeineAb(umgebung, freiwilligerID);
		return undefined;
	});
}

export async function gleicheSeineAb(umgebung: Umgebung, freiwilligerID: string): Promise<void> {
	for (const seminarID of await gruppenseminareVon(umgebung.db, freiwilligerID))
		await gleicheAb(umgebung, freiwilligerID, seminarID, false);
}

/** A seminar was published, given to other groups or moved: every file by itself. */
export async function gleicheGruppenseminarAb({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten: { seminarID = '' } }) => {
		await gleicheAlleAb(umgebung, seminarID);
		return undefined;
	});
}

export const gleicheAlleAb = async (umgebung: Umgebung, seminarID: string): Promise<void> =>
	fuerJedes(umgebung, await gruppenteilnehmende(umgebung.db, seminarID), {
		auftrag: GRUPPENSEMINAR_ABGLEICHEN,
		stream: (freiwilligerID) => `${akteAggregat.name}-${freiwilligerID}`,
		tue: (freiwilligerID) => gleicheAb(umgebung, freiwilligerID, seminarID, true),
	});

/** Whose service doesn't come, ended early or went to another cycle leaves his place in the group to others. */
export async function gibGruppenplatzFrei({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten: { freiwilligerID = '', seminargruppeID: gruppeID = '' } }) => {
		await execute(umgebung, VON_SELBST, async (sitzung) => {
			const [{ akte }, gruppe] = await Promise.all([
				ladeLage(sitzung, PORTAL, freiwilligerID),
				sitzung.lies(seminargruppeAggregat, gruppeID),
			]);
			if (akte.seminargruppeID === gruppeID) return;
			const anlass = akte.geloescht || akte.zyklusID === gruppe.zyklusID ? 'DIENST' : 'ZYKLUS';
			sitzung.schreibe(seminargruppeAggregat, gruppeID, nimmHeraus(gruppe, freiwilligerID, anlass));
		});
		return undefined;
	});
}

async function gleicheAb(
	umgebung: Umgebung,
	freiwilligerID: string,
	seminarID: string,
	auchBegonnene: boolean,
): Promise<void> {
	await execute(umgebung, VON_SELBST, async (sitzung) => {
		const [lage, seminar] = await Promise.all([
			ladeLage(sitzung, PORTAL, freiwilligerID),
			sitzung.lies(seminarAggregat, seminarID),
		]);
		const { seminargruppeID } = lage.akte;
		const gruppe = seminargruppeID === null ? null : await sitzung.lies(seminargruppeAggregat, seminargruppeID);
		const folgen = gleicheGruppenplatzAb(lage, gruppe, seminar, { ...platzumfeld(lage), auchBegonnene });
		if (folgen.seminar.length > 0) sitzung.schreibe(seminarAggregat, seminarID, folgen.seminar);
		if (folgen.akte.length > 0) sitzung.schreibe(akteAggregat, freiwilligerID, folgen.akte);
	});
}
