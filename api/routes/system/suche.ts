import type { suche } from '#api/contract/system/suche.ts';
import { zeigeTreffer } from '#api/present/suche.ts';
import { zeigeTreffervorschau } from '#api/present/treffervorschau.ts';
import { suchbegriff } from '#domain/suche/suchbegriff.ts';
import { suche as sucheUeberall } from '#projections/queries/start/suche.ts';
import { istFreigeschaltet } from '#projections/queries/traeger/features.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers } from '../handler.ts';

/** Whoever may search sees every volunteer, address and person there is. */
export const sucheHandlers: Handlers<typeof suche> = {
	async schnellsuche({ umgebung, zyklusID, query }) {
		const lesarten = suchbegriff(query.query);
		if (!lesarten.some((worte) => worte.join('').length >= MINDESTENS)) return { data: [], gruppen: [] };
		const mitSeminaren = await istFreigeschaltet(umgebung.db, 'SEMINARVERWALTUNG');
		const ergebnis = await sucheUeberall(umgebung.db, { lesarten, eingabe: query.query, zyklusID, mitSeminaren });
		return zeigeTreffer(ergebnis, { lesarten, zyklusID, heute: umgebung.ctx().heute });
	},

	async zeigeTreffervorschau(anruf) {
		const { lage, feld, sicht } = await sieheAkte(anruf, anruf.params.id);
		return { data: zeigeTreffervorschau(lage, feld, sicht) };
	},
};

/** Letters and digits; signs count for nothing. */
const MINDESTENS = 2;
