import { type SqlBool, sql } from 'kysely';
import type { Dokumentampel } from '#domain/akte/dokumentampel.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { dokumentampel } from './dokumentstufe.ts';
import type { Leser } from './leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from './liste.ts';
import { abUmfang, type Blick, freiwilligeFuer, imEinsatzBei } from './sicht.ts';
import { alter, attribut, volljaehrig, wiedervorlageAm } from './spalten.ts';
import {
	OHNE_ZUSATZ,
	type Zusatz,
	type Zusatzort,
	type Zusatzwerte,
	zusatzfilter,
	zusatzsortierung,
	zusatzspalte,
} from './zusatzfelder.ts';

/** A row of the list of volunteers from the agreement (2800) on. */
export interface Freiwilligenzeile {
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly geburtsdatum: string | null;
	readonly alter: number | null;
	readonly status: FreiwilligerStatus;
	readonly dienstart: string | null;
	readonly einsatzstelle: string | null;
	readonly einsatzort: string | null;
	readonly vertragsnummer: string | null;
	readonly vertragsbeginn: string | null;
	readonly vertragsende: string | null;
	readonly dienstantritt: string | null;
	readonly dienstende: string | null;
	readonly betreuer: string | null;
	readonly dokumente: Dokumentampel | null;
	readonly zusatz: Zusatzwerte;
}

export function freiwilligenplan(blick: Blick, zusatz: Zusatz = OHNE_ZUSATZ): Listenplan {
	const dort = zusatzort(blick);
	return {
		von: freiwilligeFuer(blick),
		dazu: sql`
			left join adresse o on o.id = t.einsatzort_id
			left join adresse s on s.id = t.einsatzstelle_id
			left join dienstart d on d.id = t.dienstart_id
			left join benutzer b on b.id = t.betreuer_user_id`,
		spalten: sql`
			t.id as "freiwilligerID", t.vorname, t.nachname, t.geburtsdatum, ${alter(blick.heute)} as alter, t.status, d.kurz as dienstart,
			s.bezeichnung as einsatzstelle, o.bezeichnung as einsatzort, t.vertragsnummer, t.vertragsbeginn,
			coalesce(t.geplantes_ende, t.vertragsende) as vertragsende, t.dienstantritt, t.dienstende, b.name as betreuer,
			${dokumentampel(blick, sql`t.id`, sql`true`)} as dokumente,
			${zusatzspalte(zusatz, dort)}`,
		sicht: [sql`t.status >= 2800`, ...imEinsatzBei(blick)],
		felder: {
			id: { spalte: sql`t.id`, typ: 'id' },
			status: { spalte: sql`t.status`, typ: 'zahl' },
			dienstartID: { spalte: sql`t.dienstart_id`, typ: 'id' },
			einsatzstelleID: { spalte: sql`t.einsatzstelle_id`, typ: 'id' },
			einsatzortID: { spalte: sql`t.einsatzort_id`, typ: 'id' },
			betreuerUserID: { spalte: sql`t.betreuer_user_id`, typ: 'id' },
			vertragsnummer: { spalte: sql`t.vertragsnummer`, typ: 'text' },
			vertragsbeginn: { spalte: sql`t.vertragsbeginn`, typ: 'datum' },
			vertragsende: { spalte: sql`coalesce(t.geplantes_ende, t.vertragsende)`, typ: 'datum' },
			dienstantritt: { spalte: sql`t.dienstantritt`, typ: 'datum' },
			dienstende: { spalte: sql`t.dienstende`, typ: 'datum' },
			alter: { spalte: sql`t.geboren`, typ: 'alter' },
			wiedervorlageAm: { spalte: wiedervorlageAm(sql`t.id`, blick), typ: 'datum' },
			volljaehrig: { spalte: volljaehrig(sql`t.geboren`, blick.heute), typ: 'bool' },
			attribut1ID: attribut(1),
			attribut2ID: attribut(2),
			...zusatzfilter(zusatz, dort),
		},
		sortierung: {
			...zusatzsortierung(zusatz, dort),
			name: [sql`t.nachname`, sql`t.vorname`],
			alter: [sql`t.geboren`],
			status: [sql`t.status`],
			dienstart: [sql`(select d.sortierung from dienstart d where d.id = t.dienstart_id)`],
			einsatzstelle: [sql`(select a.bezeichnung from adresse a where a.id = t.einsatzstelle_id)`],
			einsatzort: [sql`(select a.bezeichnung from adresse a where a.id = t.einsatzort_id)`],
			vertragsnummer: [sql`t.vertragsnummer`],
			vertragsbeginn: [sql`t.vertragsbeginn`],
			vertragsende: [sql`coalesce(t.geplantes_ende, t.vertragsende)`],
			dienstantritt: [sql`t.dienstantritt`],
			dienstende: [sql`t.dienstende`],
			betreuer: [sql`(select b.nachname from benutzer b where b.id = t.betreuer_user_id)`],
		},
		standard: ['name'],
		suche: sql`t.suche`,
		zuletzt: sql`t.id`,
	};
}

/** From the conclusion on a site reads what it needs for the service. */
const zusatzort = (blick: Blick): Zusatzort => ({
	freiwilligerID: sql`t.id`,
	einsatzortID: sql`t.einsatzort_id`,
	lesbar: (ab) => (ab === 'TRAEGER' ? null : abUmfang(blick, ab)),
});

export const freiwillige = (
	leser: Leser,
	blick: Blick,
	anfrage: Anfrage,
	zusatz?: Zusatz,
): Promise<Seite<Freiwilligenzeile>> => seite<Freiwilligenzeile>(leser, freiwilligenplan(blick, zusatz), anfrage);

/** Those whose contract is with this Einsatzstelle or at this Einsatzort. */
export function adressfreiwillige(leser: Leser, blick: Blick, adresseID: string, anfrage: Anfrage) {
	const plan = freiwilligenplan(blick);
	const hier = sql<SqlBool>`(t.einsatzstelle_id = ${adresseID} or t.einsatzort_id = ${adresseID})`;
	return seite<Freiwilligenzeile>(leser, { ...plan, sicht: [...plan.sicht, hier] }, anfrage);
}
