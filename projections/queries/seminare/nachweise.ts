import { sql } from 'kysely';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { SEMINARNACHWEISE } from '#domain/liste/seminarnachweise.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';

/** A row of the list to check; days in tenths. */
export interface Seminarnachweiszeile extends Zeileninhalt<typeof SEMINARNACHWEISE> {
	readonly geplant: number;
	readonly tage: number | null;
	readonly isAU: boolean | null;
}

/** For the Traeger's staff only. */
export const NACHWEISPLAN: Listenplan = listenplan(
	SEMINARNACHWEISE,
	{
		nachweisID: sql`t.id`,
		freiwilligerID: sql`t.freiwilliger_id`,
		vorname: sql`t.vorname`,
		nachname: sql`t.nachname`,
		seminarID: sql`t.seminar_id`,
		seminar: sql`t.titel`,
		von: sql`t.von`,
		bis: sql`t.bis`,
		termin: { sort: [sql`t.von`, sql`t.bis`] },
		geplant: { sort: sql`t.geplant` },
		status: sql`t.status`,
		statusSeit: sql`t.status_seit`,
		eingereichtAm: sql`t.eingereicht_am`,
		hatDatei: sql`(t.eingereicht_am is not null)`,
		einsatzstelle: sql`(select a.bezeichnung from adresse a where a.id = t.stelle_id)`,
		einsatzstelleID: sql`t.stelle_id`,
		gruppeID: { spalte: sql`t.seminargruppe_id`, typ: 'id' },
		eingegangenAm: sql`t.eingereicht_am`,
	},
	{
		von: sql`(
			select n.*, f.vorname, f.nachname, f.seminargruppe_id, f.suche,
				coalesce(n.einsatzstelle_id, f.einsatzstelle_id) as stelle_id
			from seminarnachweis n join freiwilliger f on f.id = n.freiwilliger_id
		) t`,
		nachSchluessel: true,
		dazu: sql``,
		weitere: sql`t.geplant, t.tage, t.is_au as "isAU"`,
		sicht: [],
		suche: sql`t.suche`,
		zuletzt: sql`t.id`,
	},
);

export const seminarnachweise = (leser: Leser, anfrage: Anfrage): Promise<Seite<Seminarnachweiszeile>> =>
	seite<Seminarnachweiszeile>(leser, NACHWEISPLAN, anfrage);
