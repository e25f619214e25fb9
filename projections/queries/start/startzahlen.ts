import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { DRANPARTEIEN, type Dranpartei } from '#domain/akte/dran/dran.ts';
import type { Mahntakt } from '#domain/akte/mahnwesen/mahnplan.ts';
import { addiereTage } from '#domain/datum.ts';
import { AUSZUSTELLEN } from '#domain/liste/bescheinigungen.ts';
import { neueBewerbungen, offeneBei, ohneKontakt, UNKONTAKTIERT } from '#domain/liste/bewerbungen.ts';
import { ZU_PRUEFEN } from '#domain/liste/dokumente.ts';
import type { Bedingung } from '#domain/liste/liste.ts';
import { type Akteur, hatRolle, seite } from '#domain/rollen.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { bewerbungenplan } from '../akte/bewerbungen.ts';
import { bfdplan } from '../akte/bfd-vereinbarungen.ts';
import { freiwilligenplan } from '../akte/freiwillige.ts';
import { bescheinigungenplan, bescheinigungFrist } from '../dokumente/bescheinigungen.ts';
import { dokumenteplan, faelligAm, wartetAufSiegelSeit } from '../dokumente/dokumente.ts';
import { signaturenplan } from '../dokumente/signaturen.ts';
import { filterSql } from '../liste/filter.ts';
import { type Anfrage, auswahl, type Listenplan } from '../liste/liste.ts';
import type { Blick } from '../liste/sicht.ts';
import { gruppenDesZyklus } from '../seminare/gruppen.ts';
import { NACHWEISPLAN } from '../seminare/nachweise.ts';
import { seminarplan } from '../seminare/seminare.ts';
import { alleParameter } from '../traeger/parameter.ts';

/** A number with the list that has exactly as many rows. */
export interface Listenzahl {
	readonly liste:
		| 'bewerbungen'
		| 'freiwillige'
		| 'dokumente'
		| 'unterschriften'
		| 'seminare'
		| 'seminarnachweise'
		| 'bfd-vereinbarungen'
		| 'bescheinigungen';
	/** Finds in the list exactly what is counted. */
	readonly f: { readonly und: readonly Bedingung[] };
	readonly anzahl: number;
	/** The day of the oldest, or of the next one due; null where none counts. */
	readonly frueheste: string | null;
	/** What to open where there is just one: the file, the seminar, or the signature. */
	readonly einzigeID: string | null;
}

export interface Startzahl extends Listenzahl {
	readonly art: Zahlart;
	/** Of these, those the viewer looks after himself; null: the list knows nobody who does. */
	readonly meine: Listenzahl | null;
	/** Who else looks after them, the first of them by name, and how many there are besides. */
	readonly betreuer: readonly string[];
	readonly weitereBetreuer: number;
	/** Of these, how many wait for whom; only of those that wait for others. */
	readonly parteien: Readonly<Partial<Record<Dranpartei, number>>> | null;
}

export interface Stufenzahl extends Listenzahl {
	readonly status: Stufe;
}

/** The steps of the cycle the start page draws. */
const STUFEN = [
	FREIWILLIGER.nr.BewerbungsProzess,
	FREIWILLIGER.nr.BewerbungKontaktiert,
	FREIWILLIGER.nr.BewerbungVerhandlung,
	FREIWILLIGER.nr.BewerbungEinigung,
	FREIWILLIGER.nr.Vertragsabschluss,
	FREIWILLIGER.nr.ImDienst,
] as const satisfies readonly FreiwilligerStatus[];
type Stufe = (typeof STUFEN)[number];

/** A number: whose list it is, its filter on a given day, and which date makes it urgent. */
interface Zaehlung {
	readonly liste: Startzahl['liste'];
	readonly datum: RawBuilder<unknown> | ((takt: Mahntakt) => RawBuilder<unknown>);
	readonly und: (heute: string, akteur: Akteur) => readonly Bedingung[];
	/** Follows from the filter; there so that few rows are gone into, by an index where there is one. */
	readonly vorab?: RawBuilder<SqlBool>;
	/** Told by party. */
	readonly nachPartei?: true;
}

const ENDE_IN_TAGEN = 14;

const inBerlin = (spalte: string) => sql`(${sql.ref(spalte)} at time zone 'Europe/Berlin')::date`;
const ENDE = sql`coalesce(t.geplantes_ende, t.vertragsende)`;

const andere = (akteur: Akteur): Bedingung => ({
	feld: 'dran',
	op: 'in',
	wert: DRANPARTEIEN.filter((partei) => partei !== seite(akteur)),
});

const VERLOREN_AB = sql`(select e.ab from seminarerreichbarkeit e where e.freiwilliger_id = t.id)`;

const ZAEHLUNGEN = {
	NEU: { liste: 'bewerbungen', datum: inBerlin('t.status_seit'), und: neueBewerbungen },
	NEU_MINDERJAEHRIG: {
		liste: 'bewerbungen',
		datum: inBerlin('t.status_seit'),
		und: (heute) => [...neueBewerbungen(heute), { feld: 'alter', op: 'zwischen', wert: [null, 17] }],
	},
	OHNE_KONTAKT: { liste: 'bewerbungen', datum: inBerlin('t.status_seit'), und: ohneKontakt },
	UNKONTAKTIERT: { liste: 'bewerbungen', datum: inBerlin('t.status_seit'), und: () => UNKONTAKTIERT },
	VERHANDLUNG: {
		liste: 'bewerbungen',
		datum: inBerlin('t.status_seit'),
		und: () => [
			{ feld: 'status', op: 'zwischen', wert: [FREIWILLIGER.nr.BewerbungsProzess, FREIWILLIGER.nr.BewerbungEinigung] },
			{ feld: 'wunschstatus', op: 'gleich', wert: WUNSCH.nr.InVertragsverhandlung },
		],
	},
	EINIGUNG: {
		liste: 'freiwillige',
		datum: sql`t.vertragsbeginn`,
		und: () => [{ feld: 'status', op: 'gleich', wert: FREIWILLIGER.nr.BewerbungEinigung }],
	},
	EIGENE_EINIGUNG: {
		liste: 'freiwillige',
		datum: sql`t.vertragsbeginn`,
		und: (_, akteur) => [
			{ feld: 'status', op: 'gleich', wert: FREIWILLIGER.nr.BewerbungEinigung },
			{ feld: 'dran', op: 'gleich', wert: seite(akteur) },
		],
	},
	EINIGUNG_ANDERE: {
		liste: 'freiwillige',
		datum: sql`t.vertragsbeginn`,
		und: (_, akteur) => [{ feld: 'status', op: 'gleich', wert: FREIWILLIGER.nr.BewerbungEinigung }, andere(akteur)],
		nachPartei: true,
	},
	// Those nobody has contacted are told of by themselves.
	BEWERBUNGEN_ANDERE: {
		liste: 'bewerbungen',
		datum: inBerlin('t.status_seit'),
		und: (_, akteur) => [
			{
				feld: 'status',
				op: 'zwischen',
				wert: [FREIWILLIGER.nr.BewerbungsProzess, FREIWILLIGER.nr.BewerbungVerhandlung],
			},
			{ feld: 'wunschstatus', op: 'zwischen', wert: [WUNSCH.nr.Vorschlag, WUNSCH.nr.InVertragsverhandlung] },
			andere(akteur),
		],
		nachPartei: true,
	},
	NACHGEFRAGT: {
		liste: 'bewerbungen',
		datum: sql`t.nachgefragt_am`,
		und: (_, akteur) => [
			{ feld: 'dran', op: 'gleich', wert: seite(akteur) },
			{ feld: 'nachgefragtAm', op: 'nichtLeer' },
		],
		vorab: sql`t.nachgefragt_am is not null`,
	},
	ANTRITT: {
		liste: 'freiwillige',
		datum: sql`t.vertragsbeginn`,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: FREIWILLIGER.nr.Vertragsabschluss },
			{ feld: 'vertragsbeginn', op: 'vor', wert: addiereTage(heute, 1) },
		],
	},
	ENDE: {
		liste: 'freiwillige',
		datum: ENDE,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: FREIWILLIGER.nr.ImDienst },
			{ feld: 'vertragsende', op: 'vor', wert: addiereTage(heute, ENDE_IN_TAGEN + 1) },
		],
	},
	PRUEFEN: {
		liste: 'dokumente',
		datum: inBerlin('t.hochgeladen_am'),
		und: () => ZU_PRUEFEN,
	},
	UEBERFAELLIG: {
		liste: 'dokumente',
		datum: faelligAm,
		und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }],
	},
	UEBERFAELLIG_ANDERE: {
		liste: 'dokumente',
		datum: faelligAm,
		und: (_, akteur) => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }, andere(akteur)],
		nachPartei: true,
	},
	BEREITSTELLEN: {
		liste: 'dokumente',
		datum: inBerlin('t.dran_seit'),
		und: () => [
			{ feld: 'anforderungsstatus', op: 'gleich', wert: 'NOT_PROVIDED' },
			{ feld: 'dran', op: 'gleich', wert: 'TRAEGER' },
		],
	},
	BESIEGELUNG: {
		liste: 'dokumente',
		datum: wartetAufSiegelSeit,
		und: () => [{ feld: 'unbesiegelbar', op: 'gleich', wert: true }],
		vorab: sql`t.freiwilliger_id in (select k.freiwilliger_id from dokument k where k.siegel_wartet_seit is not null)`,
	},
	UNTERSCHRIFTEN: { liste: 'unterschriften', datum: inBerlin('t.gueltig_bis'), und: () => [] },
	EIGENE_UNTERSCHRIFTEN: {
		liste: 'unterschriften',
		datum: inBerlin('t.gueltig_bis'),
		und: (_, akteur) => [{ feld: 'partei', op: 'gleich', wert: seite(akteur) }],
	},
	SEMINARTAGE_VERLOREN: {
		liste: 'freiwillige',
		datum: VERLOREN_AB,
		und: () => [{ feld: 'seminartageErreichbar', op: 'gleich', wert: 'NICHT_MEHR' }],
	},
	SEMINARTAGE_BALD: {
		liste: 'freiwillige',
		datum: VERLOREN_AB,
		und: () => [{ feld: 'seminartageErreichbar', op: 'gleich', wert: 'BALD' }],
	},
	OHNE_GRUPPE: {
		liste: 'freiwillige',
		datum: sql`t.vertragsbeginn`,
		und: () => [
			{ feld: 'status', op: 'zwischen', wert: [FREIWILLIGER.nr.BewerbungEinigung, FREIWILLIGER.nr.ImDienst] },
			{ feld: 'seminargruppeID', op: 'leer' },
		],
	},
	NACHWEISE_PRUEFEN: {
		liste: 'seminarnachweise',
		datum: inBerlin('t.status_seit'),
		und: () => [{ feld: 'status', op: 'gleich', wert: SEMINARNACHWEIS.nr.Pruefung }],
	},
	SEMINARE_DURCHFUEHREN: {
		liste: 'seminare',
		datum: sql`t.bis`,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: SEMINAR.nr.Published },
			{ feld: 'bis', op: 'vor', wert: heute },
		],
	},
	SEMINARE_WARTELISTE: {
		liste: 'seminare',
		datum: sql`t.von`,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: SEMINAR.nr.Published },
			{ feld: 'bis', op: 'nach', wert: addiereTage(heute, -1) },
			{ feld: 'mitWarteliste', op: 'gleich', wert: true },
		],
	},
	BFD_ERINNERN: {
		liste: 'bfd-vereinbarungen',
		datum: sql`t.eingereicht_am`,
		und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }],
	},
	BESCHEINIGEN: { liste: 'bescheinigungen', datum: bescheinigungFrist, und: () => AUSZUSTELLEN },
	IM_DIENST: {
		liste: 'freiwillige',
		datum: ENDE,
		und: () => [{ feld: 'status', op: 'gleich', wert: FREIWILLIGER.nr.ImDienst }],
	},
} as const satisfies Record<string, Zaehlung>;

export type Zahlart = keyof typeof ZAEHLUNGEN;

/** What may wait for the viewer, told in the menu. */
export const MENUEZAHLEN = ['UNKONTAKTIERT', 'PRUEFEN', 'EIGENE_UNTERSCHRIFTEN'] as const satisfies readonly Zahlart[];

/** All numbers of the lists the viewer has; left out: those of some kinds only, and no steps. */
export async function zaehle(
	db: Kysely<DB>,
	blick: Blick,
	zyklusID: string,
	arten?: readonly Zahlart[],
): Promise<{ readonly zahlen: Startzahl[]; readonly stufen: Stufenzahl[] }> {
	const { pdfSignatures, isSeminarverwaltungEnabled, ...takt } = await alleParameter(db);
	const istTraeger = hatRolle(blick.akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const mitGruppen =
		!arten && isSeminarverwaltungEnabled && istTraeger && (await gruppenDesZyklus(db, zyklusID)).length > 0;
	const plaene = {
		bewerbungen: bewerbungenplan(blick),
		freiwillige: freiwilligenplan(blick),
		...(istTraeger && {
			dokumente: dokumenteplan(blick, takt),
			'bfd-vereinbarungen': bfdplan(blick, takt),
			bescheinigungen: bescheinigungenplan(blick),
		}),
		...(istTraeger &&
			isSeminarverwaltungEnabled && { seminare: seminarplan(blick.akteur), seminarnachweise: NACHWEISPLAN }),
		...(pdfSignatures && { unterschriften: signaturenplan(blick) }),
	};
	const gefragt = (Object.entries(ZAEHLUNGEN) as [Zahlart, Zaehlung][]).filter(
		([art, { liste }]) =>
			(arten?.includes(art) ?? art !== 'UNKONTAKTIERT') &&
			plaene[liste] &&
			(isSeminarverwaltungEnabled || !SEMINARTAGE.has(art)) &&
			(mitGruppen || art !== 'OHNE_GRUPPE'),
	);
	const fragen: Frage[] = [
		...gefragt.map(([art, { liste, datum, und, nachPartei = false, vorab = null }]) => {
			const tag = typeof datum === 'function' ? datum(takt) : datum;
			return { key: { art }, liste, f: { und: und(blick.heute, blick.akteur) }, tag, nachPartei, vorab };
		}),
		...(arten ? [] : STUFEN).map((status) => ({
			key: { status },
			...stufenliste(status),
			tag: sql`null::date`,
			nachPartei: false,
			vorab: null,
		})),
	].map((frage, nr) => ({ ...frage, nr }));
	// Whoever asks for the same rows but for whose turn it is goes through them together.
	const gruppen = Map.groupBy(fragen, ({ nr, liste, f, vorab }) =>
		JSON.stringify([liste, f.und.filter((eine) => !istDran(eine)), vorab && nr]),
	);
	const jede = [...gruppen.values()].flatMap((gruppe) => {
		const [{ liste, vorab }] = gruppe as [Frage, ...Frage[]];
		const plan = plaene[liste];
		return plan ? gezaehlt(blick, zyklusID, vorab ? { ...plan, sicht: [...plan.sicht, vorab] } : plan, gruppe) : [];
	});
	// Most numbers name the same people: each is looked up once for all of them.
	const zeilen = await frageRoh(
		db,
		ZEILE,
		sql`
		with z as materialized (${sql.join(jede, sql` union all `)})
		select z.nr, z.stand, null as namen from z
		union all
		select null, null, jsonb_object_agg(b.id, b.name) from benutzer b
		where b.id in (select e::uuid from z, jsonb_array_elements_text(z.stand -> 'betreuerIDs') e)`,
	);
	const staende = new Map(zeilen.map(({ nr, stand }) => [nr, stand]));
	// Put in order once for all numbers.
	const konten = Object.entries(zeilen.find(({ nr }) => nr === null)?.namen ?? {})
		.map(([id, name]) => ({ id, name }))
		.toSorted((a, b) => DEUTSCH.compare(a.name, b.name));
	const zahlen: Startzahl[] = [];
	const stufen: Stufenzahl[] = [];
	for (const { key, liste, f, nr } of fragen) {
		const stand = staende.get(nr);
		if (!stand) continue;
		const { meine, parteien, betreuerIDs, ...alle } = stand;
		if ('status' in key) stufen.push({ ...key, liste, f, ...alle });
		else {
			const eigene = meine && { liste, f: mitBetreuer(f, blick), ...meine };
			const gemeinte = new Set(betreuerIDs.filter((id) => id !== blick.akteur.userID));
			const andere = genannt(konten.filter(({ id }) => gemeinte.has(id)));
			zahlen.push({ ...key, liste, f, ...alle, meine: eigene, ...andere, parteien });
		}
	}
	return { zahlen, stufen };
}

function genannt(konten: readonly { readonly name: string }[]): Pick<Startzahl, 'betreuer' | 'weitereBetreuer'> {
	const betreuer = konten.slice(0, NAMEN_HOECHSTENS).map(({ name }) => name);
	return { betreuer, weitereBetreuer: konten.length - betreuer.length };
}
const DEUTSCH = new Intl.Collator('de');
/** So many are named, the others counted. */
const NAMEN_HOECHSTENS = 10;

const ANGABEN = z.strictObject({ anzahl: z.int(), frueheste: z.string().nullable(), einzigeID: z.string().nullable() });
const ZEILE = z.strictObject({
	/** Of the question; null: the row with the names of all who look after what is counted. */
	nr: z.int().nullable(),
	stand: ANGABEN.extend({
		meine: ANGABEN.nullable(),
		betreuerIDs: z.array(z.string()),
		parteien: z.record(z.enum(DRANPARTEIEN), z.int()).nullable(),
	}).nullable(),
	/** By id. */
	namen: z.record(z.string(), z.string()).nullable(),
});

/** Open applications up to the agreement, volunteers from there on. */
const stufenliste = (status: Stufe): Pick<Listenzahl, 'liste' | 'f'> =>
	status < FREIWILLIGER.nr.BewerbungEinigung
		? { liste: 'bewerbungen', f: { und: offeneBei(status) } }
		: { liste: 'freiwillige', f: { und: [{ feld: 'status', op: 'gleich', wert: status }] } };

const mitBetreuer = ({ und }: Listenzahl['f'], { akteur }: Blick): Listenzahl['f'] => ({
	und: [...und, { feld: 'betreuerUserID', op: 'gleich', wert: akteur.userID ?? '' }],
});

/** Of the list of volunteers, and of no account where the Traeger does without seminars. */
const SEMINARTAGE: ReadonlySet<Zahlart> = new Set(['SEMINARTAGE_VERLOREN', 'SEMINARTAGE_BALD']);

/** What the only row of a list opens; a proof of a seminar has no page of its own. */
const EINZIGE: Readonly<Record<Listenzahl['liste'], RawBuilder<unknown>>> = {
	bewerbungen: sql`t.freiwilliger_id`,
	freiwillige: sql`t.id`,
	dokumente: sql`t.freiwilliger_id`,
	unterschriften: sql`t.id`,
	seminare: sql`t.id`,
	seminarnachweise: sql`null`,
	'bfd-vereinbarungen': sql`t.freiwilliger_id`,
	bescheinigungen: sql`t.id`,
};

/** The lists whose rows name who looks after them. */
const MIT_BETREUER: ReadonlySet<Listenzahl['liste']> = new Set(['bewerbungen', 'freiwillige']);

const NICHTS = sql`null::jsonb`;

interface Frage {
	readonly nr: number;
	readonly key: { readonly art: Zahlart } | { readonly status: Stufe };
	readonly liste: Listenzahl['liste'];
	readonly f: Listenzahl['f'];
	/** The day that makes it urgent. */
	readonly tag: RawBuilder<unknown>;
	readonly nachPartei: boolean;
	readonly vorab: RawBuilder<SqlBool> | null;
}

const istDran = ({ feld }: Bedingung): boolean => feld === 'dran';
const WER_IST_DRAN = sql`t.wer_ist_dran`;

/** The stands of questions that differ only in whose turn it is, by one way through their rows. */
function gezaehlt(blick: Blick, zyklusID: string, plan: Listenplan, fragen: readonly Frage[]): RawBuilder<unknown> {
	const { und } = (fragen[0] as Frage).f;
	const gemeint = anfrage(blick, zyklusID, { und: und.filter((eine) => !istDran(eine)) });
	const { dran } = plan.felder;
	const fragtDran = dran && fragen.some(({ f, nachPartei }) => nachPartei || f.und.some(istDran));
	const staende = sql.join(
		fragen.map((frage) => {
			const nur = frage.f.und.filter(istDran);
			const felder = { dran: { spalte: WER_IST_DRAN, typ: 'text' } } as const;
			const passt = nur.length > 0 ? [filterSql({ und: nur }, felder, blick.heute)] : [];
			return sql`${stand(frage, passt, blick)} as ${sql.id(`stand${frage.nr}`)}`;
		}),
	);
	const alle = fragtDran
		? // Found out once for each row, and not once for each who asks.
			sql`select ${staende} from (${auswahl(plan, gemeint, sql`t.*, ${dran.spalte} as wer_ist_dran`)} offset 0) t`
		: auswahl(plan, gemeint, staende);
	const zeilen = fragen.map(({ nr }) => sql`(${sql.lit(nr)}::int, ${sql.ref(`alle.stand${nr}`)})`);
	return sql`select je.nr, je.stand from (${alle}) alle cross join lateral (values ${sql.join(zeilen)}) je(nr, stand)`;
}

const jePartei = (passt: readonly Expression<SqlBool>[]) =>
	sql`jsonb_build_object(${sql.join(
		DRANPARTEIEN.map((partei) => {
			const ihre = sql<SqlBool>`${WER_IST_DRAN} = ${sql.lit(partei)}`;
			return sql`${sql.lit(partei)}, count(*) ${wenn(...passt, ihre)}`;
		}),
	)})`;

/** Of an aggregate: only these rows. */
const wenn = (...bedingungen: readonly Expression<SqlBool>[]): RawBuilder<unknown> =>
	bedingungen.length > 0 ? sql`filter (where ${sql.join(bedingungen, sql` and `)})` : sql``;

/** How many, the day that makes it urgent, and what to open where it is only one; of all rows or of some. */
const angaben = ({ liste, tag }: Frage, nur: RawBuilder<unknown>) => sql`
	'anzahl', count(*) ${nur}, 'frueheste', min(${tag}) ${nur},
	'einzigeID', case when count(*) ${nur} = 1 then min((${EINZIGE[liste]})::text) ${nur} end`;

/** Of the rows that fit. A step of the cycle is a mere number: who looks after whom is gathered only of what waits. */
function stand(frage: Frage, passt: readonly Expression<SqlBool>[], { akteur }: Blick): RawBuilder<unknown> {
	const mitBetreuer = MIT_BETREUER.has(frage.liste) && 'art' in frage.key;
	const eigene = sql<SqlBool>`t.betreuer_user_id = ${akteur.userID}`;
	const meine = mitBetreuer ? sql`jsonb_build_object(${angaben(frage, wenn(...passt, eigene))})` : NICHTS;
	const mit = sql<SqlBool>`t.betreuer_user_id is not null`;
	const betreuer = mitBetreuer
		? sql`coalesce(jsonb_agg(distinct t.betreuer_user_id) ${wenn(...passt, mit)}, '[]')`
		: sql`'[]'::jsonb`;
	const parteien = frage.nachPartei ? jePartei(passt) : NICHTS;
	return sql`jsonb_build_object(${angaben(frage, wenn(...passt))}, 'meine', ${meine}, 'betreuerIDs', ${betreuer},
		'parteien', ${parteien})`;
}

function anfrage({ heute }: Blick, zyklusID: string, filter: Listenzahl['f']): Anfrage {
	return { zyklusID, filter, text: null, sort: [], seite: 1, groesse: 1, heute };
}
