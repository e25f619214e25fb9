import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Mahntakt } from '#domain/akte/mahnwesen/mahnplan.ts';
import { addiereTage } from '#domain/datum.ts';
import type { FilterOp } from '#domain/liste/filterops.ts';
import { type Akteur, hatRolle, seite } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import { bewerbungenplan } from '../akte/bewerbungen.ts';
import { bfdplan } from '../akte/bfd-vereinbarungen.ts';
import { freiwilligenplan } from '../akte/freiwillige.ts';
import { dokumenteplan, faelligAm, wartetAufSiegelSeit } from '../dokumente/dokumente.ts';
import { signaturenplan } from '../dokumente/signaturen.ts';
import { type Anfrage, auswahl } from '../liste/liste.ts';
import type { Blick } from '../liste/sicht.ts';
import { gruppenDesZyklus } from '../seminare/gruppen.ts';
import { NACHWEISPLAN } from '../seminare/nachweise.ts';
import { seminarplan } from '../seminare/seminare.ts';
import { alleParameter } from '../traeger/parameter.ts';

interface Bedingung {
	readonly feld: string;
	readonly op: FilterOp;
	readonly wert?: boolean | number | string | readonly (number | null)[];
}

export interface Startzahl {
	readonly art: Zahlart;
	readonly liste:
		| 'bewerbungen'
		| 'freiwillige'
		| 'dokumente'
		| 'unterschriften'
		| 'seminare'
		| 'seminarnachweise'
		| 'bfd-vereinbarungen';
	/** Finds in the list exactly what is counted. */
	readonly f: { readonly und: readonly Bedingung[] };
	readonly anzahl: number;
	/** The day of the oldest, or of the next one due; null where none counts. */
	readonly frueheste: string | null;
}

/** A number: whose list it is, its filter on a given day, and which date makes it urgent. */
interface Zaehlung {
	readonly liste: Startzahl['liste'];
	readonly datum: RawBuilder<unknown> | ((takt: Mahntakt) => RawBuilder<unknown>);
	readonly und: (heute: string, akteur: Akteur) => readonly Bedingung[];
}

const OHNE_KONTAKT_TAGE = 14;
const ENDE_IN_TAGEN = 14;

const inBerlin = (spalte: string) => sql`(${sql.ref(spalte)} at time zone 'Europe/Berlin')::date`;
const ENDE = sql`coalesce(t.geplantes_ende, t.vertragsende)`;

const VERLOREN_AB = sql`(select e.ab from seminarerreichbarkeit e where e.freiwilliger_id = t.id)`;

const OFFEN: Bedingung = { feld: 'status', op: 'zwischen', wert: [2000, 2800] };
const UNBERUEHRT: readonly Bedingung[] = [OFFEN, { feld: 'wunschstatus', op: 'gleich', wert: 0 }];

/** Applications nobody has answered yet: those of the last days, and the older ones. */
const neu = (heute: string): readonly Bedingung[] => [
	...UNBERUEHRT,
	{ feld: 'wunschstatusSeit', op: 'nach', wert: addiereTage(heute, -OHNE_KONTAKT_TAGE) },
];

const ZAEHLUNGEN = {
	NEU: { liste: 'bewerbungen', datum: inBerlin('t.status_seit'), und: neu },
	NEU_MINDERJAEHRIG: {
		liste: 'bewerbungen',
		datum: inBerlin('t.status_seit'),
		und: (heute) => [...neu(heute), { feld: 'alter', op: 'zwischen', wert: [null, 17] }],
	},
	OHNE_KONTAKT: {
		liste: 'bewerbungen',
		datum: inBerlin('t.status_seit'),
		und: (heute) => [
			...UNBERUEHRT,
			{ feld: 'wunschstatusSeit', op: 'vor', wert: addiereTage(heute, 1 - OHNE_KONTAKT_TAGE) },
		],
	},
	VERHANDLUNG: {
		liste: 'bewerbungen',
		datum: inBerlin('t.status_seit'),
		und: () => [OFFEN, { feld: 'wunschstatus', op: 'gleich', wert: 3000 }],
	},
	EINIGUNG: {
		liste: 'freiwillige',
		datum: sql`t.vertragsbeginn`,
		und: () => [{ feld: 'status', op: 'gleich', wert: 2800 }],
	},
	ANTRITT: {
		liste: 'freiwillige',
		datum: sql`t.vertragsbeginn`,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: 3000 },
			{ feld: 'vertragsbeginn', op: 'vor', wert: addiereTage(heute, 1) },
		],
	},
	ENDE: {
		liste: 'freiwillige',
		datum: ENDE,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: 4000 },
			{ feld: 'vertragsende', op: 'vor', wert: addiereTage(heute, ENDE_IN_TAGEN + 1) },
		],
	},
	PRUEFEN: {
		liste: 'dokumente',
		datum: inBerlin('t.hochgeladen_am'),
		und: () => [{ feld: 'anforderungsstatus', op: 'gleich', wert: 'NEEDS_REVIEW' }],
	},
	UEBERFAELLIG: {
		liste: 'dokumente',
		datum: faelligAm,
		und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }],
	},
	BESIEGELUNG: {
		liste: 'dokumente',
		datum: wartetAufSiegelSeit,
		und: () => [{ feld: 'unbesiegelbar', op: 'gleich', wert: true }],
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
			{ feld: 'status', op: 'zwischen', wert: [2800, 4000] },
			{ feld: 'seminargruppeID', op: 'leer' },
		],
	},
	NACHWEISE_PRUEFEN: {
		liste: 'seminarnachweise',
		datum: inBerlin('t.status_seit'),
		und: () => [{ feld: 'status', op: 'gleich', wert: 10 }],
	},
	SEMINARE_DURCHFUEHREN: {
		liste: 'seminare',
		datum: sql`t.bis`,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: 1000 },
			{ feld: 'bis', op: 'vor', wert: heute },
		],
	},
	SEMINARE_WARTELISTE: {
		liste: 'seminare',
		datum: sql`t.von`,
		und: (heute) => [
			{ feld: 'status', op: 'gleich', wert: 1000 },
			{ feld: 'bis', op: 'nach', wert: addiereTage(heute, -1) },
			{ feld: 'mitWarteliste', op: 'gleich', wert: true },
		],
	},
	BFD_ERINNERN: {
		liste: 'bfd-vereinbarungen',
		datum: sql`t.eingereicht_am`,
		und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }],
	},
	IM_DIENST: { liste: 'freiwillige', datum: ENDE, und: () => [{ feld: 'status', op: 'gleich', wert: 4000 }] },
} as const satisfies Record<string, Zaehlung>;

export type Zahlart = keyof typeof ZAEHLUNGEN;

/** All numbers of the lists the viewer has, in one statement, counted over the lists' own scope and filters. */
export async function zaehle(db: Kysely<DB>, blick: Blick, zyklusID: string): Promise<Startzahl[]> {
	const { pdfSignatures, isSeminarverwaltungEnabled, ...takt } = await alleParameter(db);
	const istTraeger = hatRolle(blick.akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const mitGruppen = isSeminarverwaltungEnabled && istTraeger && (await gruppenDesZyklus(db, zyklusID)).length > 0;
	const plaene = {
		bewerbungen: bewerbungenplan(blick),
		freiwillige: freiwilligenplan(blick),
		...(istTraeger && { dokumente: dokumenteplan(blick, takt), 'bfd-vereinbarungen': bfdplan(blick, takt) }),
		...(istTraeger &&
			isSeminarverwaltungEnabled && { seminare: seminarplan(blick.akteur), seminarnachweise: NACHWEISPLAN }),
		...(pdfSignatures && { unterschriften: signaturenplan(blick) }),
	};
	const fragen = (Object.entries(ZAEHLUNGEN) as [Zahlart, Zaehlung][]).flatMap(([art, { liste, datum, und }]) => {
		const plan = plaene[liste];
		if (!plan || (SEMINARTAGE.has(art) && !isSeminarverwaltungEnabled) || (art === 'OHNE_GRUPPE' && !mitGruppen))
			return [];
		const f = { und: und(blick.heute, blick.akteur) };
		const tag = typeof datum === 'function' ? datum(takt) : datum;
		return { art, liste, f, frage: auswahl(plan, anfrage(blick, zyklusID, f), spalten(art, tag)) };
	});
	const { rows } = await sql<Pick<Startzahl, 'art' | 'anzahl' | 'frueheste'>>`${sql.join(
		fragen.map(({ frage }) => frage),
		sql` union all `,
	)}`.execute(db);
	return fragen.flatMap(({ art, liste, f }) => {
		const zeile = rows.find((r) => r.art === art);
		return zeile ? [{ ...zeile, liste, f }] : [];
	});
}

/** Of the list of volunteers, and of no account where the Traeger does without seminars. */
const SEMINARTAGE: ReadonlySet<Zahlart> = new Set(['SEMINARTAGE_VERLOREN', 'SEMINARTAGE_BALD']);

const spalten = (art: Zahlart, datum: RawBuilder<unknown>) =>
	sql`${art}::text as art, count(*)::int as anzahl, min(${datum}) as frueheste`;

function anfrage({ heute }: Blick, zyklusID: string, filter: Startzahl['f']): Anfrage {
	return { zyklusID, filter, text: null, sort: [], seite: 1, groesse: 1, heute };
}
