import type { seminarplaner } from '#api/contract/seminare/planer.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { zeigePlaner } from '#api/present/seminare/seminarplaner.ts';
import { uebernehmeSeminare } from '#commands/seminar/uebernahme.ts';
import { einteilbarAb } from '#domain/akte/seminar/seminarfall.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { bundeslandDesTraegers, ladePlan } from '#projections/queries/seminare/plan.ts';
import { eingeteilte, seminareJeZyklus } from '#projections/queries/seminare/planer.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Handlers } from '../handler.ts';

/** A cycle's seminars at a glance. */
export const seminarplanerHandlers: Handlers<typeof seminarplaner> = {
	async holeSeminarplaner({ umgebung, query, zyklusID }) {
		const { db } = umgebung;
		const referenz = await ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] });
		const zyklus = referenz.zyklen.get(zyklusID);
		if (!zyklus) throw nichtGefunden();
		const land = query.land ?? (await bundeslandDesTraegers(db, referenz.parameter.mandantAdresse));
		const { heute } = umgebung.ctx();
		const [plan, anteil, jeZyklus] = await Promise.all([
			ladePlan(db, { zyklus, land, heute, referenz }),
			eingeteilte(db, zyklusID, einteilbarAb({ referenz })),
			seminareJeZyklus(db),
		]);
		const { id, bezeichnung, start, ende } = zyklus;
		const fruehere = frueher([...referenz.zyklen.values()], zyklus).flatMap((anderer) => {
			const seminare = jeZyklus.get(anderer.id) ?? 0;
			return seminare > 0 ? [{ id: anderer.id, bezeichnung: anderer.bezeichnung, seminare }] : [];
		});
		return { data: zeigePlaner(plan, { zyklus: { id, bezeichnung, start, ende }, land, ...anteil, fruehere }) };
	},

	async uebernehmeSeminare({ umgebung, akteur, idempotenz, zyklusID, body }) {
		const { vonZyklusID, simulate, seminarIDs, verlegtIDs = [], land = null } = body;
		const uebernahme = { vonZyklusID, nachZyklusID: zyklusID, simulate, seminarIDs, verlegtIDs, land };
		const zeilen = await uebernehmeSeminare(umgebung, { akteur, idempotenz }, uebernahme);
		return { data: { neu: zeilen.filter(({ ergebnis }) => ergebnis === 'NEU').length, zeilen } };
	},
};

const frueher = (zyklen: readonly Zyklus[], dieser: Zyklus): Zyklus[] =>
	zyklen.filter(({ start }) => start < dieser.start).toSorted((a, b) => b.start.localeCompare(a.start));
