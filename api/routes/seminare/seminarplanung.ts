import type { seminarplanung } from '#api/contract/seminare/seminarplanung.ts';
import { zeigePlanung } from '#api/present/seminarplanung.ts';
import { rechneSeminartage, seminartage } from '#domain/recht/seminartage.ts';
import { vorgeschrieben } from '#domain/recht/zusammensetzung.ts';
import { pflichtstand } from '#domain/seminar/pflicht.ts';
import { moeglicheSeminare } from '#projections/queries/seminare/seminare.ts';
import { ladeEintraege } from '#projections/queries/traeger/namen.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers } from '../handler.ts';

/** Seminar days of a volunteer. */
export const seminarplanungHandlers: Handlers<typeof seminarplanung> = {
	async holeSeminarplanung(anruf) {
		const { db } = anruf.umgebung;
		const { lage, sicht } = await sieheAkte(anruf, anruf.params.freiwilligerID);
		const vertrag = sicht.vertraege.findLast(({ status }) => status !== 9500);
		const dienstart = vertrag && lage.referenz.dienstarten.get(vertrag.dienstartID);
		if (!vertrag || !dienstart) return { data: null };
		const { geburtsdatum } = lage.akte.person;
		const { heute } = lage.ctx;
		const kopf = { vertragID: vertrag.id, pflicht: seminartage(vertrag, dienstart, geburtsdatum) };
		const rechnung = rechneSeminartage(vertrag, dienstart, geburtsdatum);
		if (!rechnung || kopf.pflicht === null) {
			return { data: { ...kopf, stand: null, isHinweis: false, teile: [], moeglich: [] } };
		}
		const { von, bis, isUe27 } = rechnung;
		const [gelegenheiten, namen] = await Promise.all([
			moeglicheSeminare(db, { ...vertrag, von, bis, heute }),
			ladeEintraege(db),
		]);
		const teile = vorgeschrieben({ art: dienstart.art, isUe27, vertragsbeginn: von });
		const gedacht = pflichtstand({ tage: kopf.pflicht * 10, teile }, [], gelegenheiten, heute);
		// Whoever serves already may have attended: as long as proofs aren't kept here, nobody is told that days are lost.
		const [stand, moeglich] = von > heute ? [gedacht, gedacht.hilft] : [null, gelegenheiten];
		return { data: { ...kopf, ...zeigePlanung({ rechnung, teile, moeglich, stand, namen }) } };
	},
};
