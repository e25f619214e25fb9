import { sql } from 'kysely';
import { z } from 'zod';
import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { fuerJedes, pruefeEnde } from '#commands/jedes.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import type { Planzeile, Schreibauftrag } from '#domain/adressimport/zeile.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { frageRoh, frageRohEine, wieGeschrieben } from '#projections/roh.ts';
import { ADRESSIMPORT } from './beginne.ts';
import { ANDERSWO, type Lauf, schreibePortion, schreiteFort } from './schreibe.ts';

const PORTION = 100;

/** Writes a run from where it stands to its end. Killed and begun again, it writes no row twice. */
export async function fuehreImportAus({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten }) => {
		await setzeFort(umgebung, daten.importID ?? '');
		return undefined;
	});
}

async function setzeFort(umgebung: Umgebung, importID: string): Promise<void> {
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	for (;;) {
		pruefeEnde(umgebung);
		const stand = await liesStand(umgebung, importID);
		if (!stand) return;
		const { auftraege, ...rest } = stand;
		const lauf = { ...rest, referenz };
		if (auftraege.length === 0) return holeNach(umgebung, lauf);
		if (!(await schreibe(umgebung, lauf, auftraege))) return;
	}
}

const AUFTRAGSZEILE = z.strictObject({ nr: z.int(), auftrag: wieGeschrieben<Schreibauftrag>() });
type Auftragszeile = Readonly<z.infer<typeof AUFTRAGSZEILE>>;

const LAUF = z.strictObject({
	id: z.string(),
	akteur: wieGeschrieben<Pick<Akteur, 'userID' | 'rollen' | 'impersoniertVon'>>(),
	zyklusID: z.string().nullable(),
	erledigt: z.int(),
	auftraege: z.array(AUFTRAGSZEILE),
});

interface Stand extends Omit<Lauf, 'referenz'> {
	readonly auftraege: readonly Auftragszeile[];
}

async function liesStand({ db }: Umgebung, importID: string): Promise<Stand | null> {
	const lauf = await frageRohEine(
		db,
		LAUF,
		sql`
		select i.id, i.akteur, i.zyklus_id as "zyklusID", i.erledigt, coalesce((
			select json_agg(json_build_object('nr', z.nr, 'auftrag', z.zeile -> 'auftrag') order by z.reihe)
			from adressimport_zeile z
			where z.import_id = i.id and z.reihe > i.erledigt and z.reihe <= i.erledigt + ${PORTION}
		), '[]') as auftraege
		from adressimport i where i.id = ${importID}::uuid`,
	);
	if (!lauf) return null;
	const akteur = {
		art: 'USER',
		einsatzortIDs: [],
		einsatzstelleIDs: [],
		freiwilligerID: null,
		...lauf.akteur,
	} as const;
	return { ...lauf, akteur };
}

/** A row that is refused or fails by now keeps no other from being written. False: another worker goes on. */
async function schreibe(umgebung: Umgebung, lauf: Lauf, zeilen: readonly Auftragszeile[]): Promise<boolean> {
	const auftraege = zeilen.map(({ auftrag }) => auftrag);
	try {
		await schreibePortion(umgebung, lauf, auftraege);
		return true;
	} catch (fehler) {
		const [verstoss = null] = fehler instanceof Abgelehnt ? fehler.verstoesse : [];
		if (verstoss?.code === ANDERSWO.code) return false;
		const [erste] = zeilen;
		if (!erste) throw fehler;
		if (zeilen.length > 1) return schreibe(umgebung, lauf, [erste]);
		await vermerke(umgebung, lauf, { nr: erste.nr, schritt: 1 }, verstoss);
		return true;
	}
}

const SPAETER = 'Diese Zeile ließ sich noch nicht schreiben. Das Portal versucht es von selbst noch einmal.';

/** What was free when the import was planned was taken since. Null: it failed, and its turn comes again. */
async function vermerke(
	umgebung: Umgebung,
	lauf: Lauf,
	{ nr, schritt }: { readonly nr: number; readonly schritt: 0 | 1 },
	verstoss: Regelverstoss | null,
): Promise<void> {
	const fehler: Pick<Planzeile, 'ergebnis' | 'aktion' | 'auftrag' | 'aenderungen' | 'kontakte' | 'meldungen'> = {
		ergebnis: 'Error',
		aktion: 'NICHTS',
		auftrag: null,
		aenderungen: [],
		kontakte: [],
		meldungen: [{ istFehler: true, spalte: null, text: verstoss?.text ?? SPAETER }],
	};
	await execute(umgebung, ohneSchluessel(lauf.akteur), async (sitzung) => {
		const geplant = verstoss ? sql`zeile - 'geplant'` : sql`zeile || jsonb_build_object('geplant', zeile)`;
		const anweisung = sql`update adressimport_zeile set zeile = ${geplant} || ${JSON.stringify(fehler)}::jsonb
			where import_id = ${lauf.id} and nr = ${nr}`;
		sitzung.tabelle({ compile: () => anweisung.compile(sitzung.db) });
		schreiteFort(sitzung, lauf, schritt);
	});
}

/** What has failed on the way, once more, each row by itself. */
async function holeNach(umgebung: Umgebung, lauf: Lauf): Promise<void> {
	const gescheiterte = await frageRoh(
		umgebung.db,
		AUFTRAGSZEILE,
		sql`
		select nr, zeile -> 'geplant' -> 'auftrag' as auftrag from adressimport_zeile
		where import_id = ${lauf.id} and zeile ? 'geplant' order by reihe`,
	);
	await fuerJedes(umgebung, gescheiterte, {
		auftrag: ADRESSIMPORT,
		stream: ({ auftrag }) => `${adresseAggregat.name}-${auftrag.adresseID}`,
		tue: (zeile) => schreibeNach(umgebung, lauf, zeile),
	});
}

async function schreibeNach(umgebung: Umgebung, lauf: Lauf, { nr, auftrag }: Auftragszeile): Promise<void> {
	const stelleHer = sql`update adressimport_zeile set zeile = zeile -> 'geplant'
		where import_id = ${lauf.id} and nr = ${nr} and zeile ? 'geplant'`;
	try {
		await schreibePortion(umgebung, lauf, [auftrag], (sitzung) =>
			sitzung.tabelle({ compile: () => stelleHer.compile(sitzung.db) }, ANDERSWO),
		);
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		const [verstoss] = fehler.verstoesse;
		if (verstoss && verstoss.code !== ANDERSWO.code) await vermerke(umgebung, lauf, { nr, schritt: 0 }, verstoss);
	}
}
