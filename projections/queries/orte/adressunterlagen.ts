import { sql } from 'kysely';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';

/** A file that concerns an address: a download for Einsatzstellen, or the newest document of a volunteer there. */
export interface Unterlage {
	readonly id: string;
	readonly art: 'DOWNLOAD' | 'DOKUMENT';
	readonly titel: string;
	readonly tags: readonly string[];
	readonly hochgeladenAm: string | null;
	/** Of a document. */
	readonly freiwilligerID: string | null;
	readonly vorname: string | null;
	readonly nachname: string | null;
}

interface Wo {
	readonly adresseID: string;
	/** Documents are for the Traeger; a site finds those it may see in the file of each volunteer. */
	readonly mitDokumenten: boolean;
}

const plan = ({ adresseID, mitDokumenten }: Wo): Listenplan => ({
	von: sql`(
		select d.id, 'DOWNLOAD' as art, d.titel, d.tags, u.hochgeladen_am, null::uuid as freiwilliger_id,
			null as vorname, null as nachname, lower(concat_ws(' ', d.titel, d.beschreibung, u.name, d.tags::text)) as suchtext
		from download d left join upload u on u.id = d.upload_id::text and u.status = 'Referenced'
		where 'MA_VEREIN' = any(d.rollen)
		union all
		select a.dokument_id, 'DOKUMENT', s.bezeichnung, s.tags, a.hochgeladen_am, a.freiwilliger_id, a.vorname, a.nachname,
			lower(concat_ws(' ', s.bezeichnung, a.vorname, a.nachname))
		from anforderung a join dokumentspec s on s.id = a.spec_id
		where ${mitDokumenten} and a.dokument_id is not null and ${adresseID} in (a.einsatzort_id, a.einsatzstelle_id)
	) t`,
	dazu: sql``,
	spalten: sql`t.id, t.art, t.titel, t.tags, t.hochgeladen_am as "hochgeladenAm", t.freiwilliger_id as "freiwilligerID",
		t.vorname, t.nachname`,
	sicht: [],
	felder: {
		art: { spalte: sql`t.art`, typ: 'text' },
		titel: { spalte: sql`t.titel`, typ: 'text' },
		tags: { spalte: sql`t.tags`, typ: 'texte' },
		hochgeladenAm: { spalte: sql`t.hochgeladen_am`, typ: 'zeit' },
		freiwilligerID: { spalte: sql`t.freiwilliger_id`, typ: 'id' },
	},
	sortierung: {
		titel: [sql`t.titel`],
		name: [sql`t.nachname`, sql`t.vorname`],
		hochgeladenAm: [sql`t.hochgeladen_am`],
	},
	standard: ['-hochgeladenAm'],
	ohneZyklus: true,
	zuletzt: sql`t.id`,
});

export const adressunterlagen = (leser: Leser, wo: Wo, anfrage: Anfrage): Promise<Seite<Unterlage>> =>
	seite<Unterlage>(leser, plan(wo), anfrage);
