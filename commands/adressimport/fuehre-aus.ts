import { sql } from 'kysely';
import { ausOutbox } from '#commands/auftraege/aus-outbox.ts';
import { pruefeEnde } from '#commands/auftraege/jedes.ts';
import type { Mandant } from '#commands/auftraege/mandant.ts';
import { ohneSchluessel } from '#commands/auftrag.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Planzeile, Schreibauftrag } from '#domain/adressimport/zeile.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import { ANDERSWO, type Lauf, schreibePortion, schreiteFort } from './schreibe.ts';

const PORTION = 100;

/** Writes a run from where it stands to its end. Killed and begun again, it writes no row twice. */
export async function fuehreImportAus({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten }) => setzeFort(umgebung, daten.importID ?? ''));
}

async function setzeFort(umgebung: Umgebung, importID: string): Promise<undefined> {
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	for (;;) {
		pruefeEnde(umgebung);
		const stand = await liesStand(umgebung, importID);
		const [erste] = stand?.auftraege ?? [];
		if (!stand || !erste) return;
		const { auftraege, ...rest } = stand;
		if (!(await schreibe(umgebung, { ...rest, referenz }, auftraege))) return;
	}
}

interface Stand extends Omit<Lauf, 'referenz'> {
	readonly auftraege: readonly Auftragszeile[];
}

interface Auftragszeile {
	readonly nr: number;
	readonly auftrag: Schreibauftrag;
}

async function liesStand({ db }: Umgebung, importID: string): Promise<Stand | null> {
	const { rows } = await sql<Omit<Stand, 'akteur'> & { akteur: Pick<Akteur, 'userID' | 'rollen' | 'impersoniertVon'> }>`
		select i.id, i.akteur, i.zyklus_id as "zyklusID", i.erledigt, coalesce((
			select json_agg(json_build_object('nr', z.nr, 'auftrag', z.zeile -> 'auftrag') order by z.reihe)
			from adressimport_zeile z
			where z.import_id = i.id and z.reihe > i.erledigt and z.reihe <= i.erledigt + ${PORTION}
		), '[]') as auftraege
		from adressimport i where i.id = ${importID}::uuid`.execute(db);
	const [lauf] = rows;
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

/** A row that is refused by now keeps no other from being written. False: another worker goes on. */
async function schreibe(umgebung: Umgebung, lauf: Lauf, zeilen: readonly Auftragszeile[]): Promise<boolean> {
	const auftraege = zeilen.map(({ auftrag }) => auftrag);
	try {
		await schreibePortion(umgebung, lauf, auftraege);
		return true;
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		const [verstoss] = fehler.verstoesse;
		if (verstoss?.code === ANDERSWO.code) return false;
		const [erste] = zeilen;
		if (zeilen.length === 1 && erste && verstoss) await vermerke(umgebung, lauf, erste.nr, verstoss);
		else if (erste) return schreibe(umgebung, lauf, [erste]);
		return true;
	}
}

/** What was free when the import was planned was taken since. */
async function vermerke(umgebung: Umgebung, lauf: Lauf, nr: number, { text }: Regelverstoss): Promise<void> {
	const fehler: Pick<Planzeile, 'ergebnis' | 'aktion' | 'auftrag' | 'aenderungen' | 'kontakte' | 'meldungen'> = {
		ergebnis: 'Error',
		aktion: 'NICHTS',
		auftrag: null,
		aenderungen: [],
		kontakte: [],
		meldungen: [{ istFehler: true, spalte: null, text }],
	};
	await execute(umgebung, ohneSchluessel(lauf.akteur), async (sitzung) => {
		const anweisung = sql`update adressimport_zeile set zeile = zeile || ${JSON.stringify(fehler)}::jsonb
			where import_id = ${lauf.id} and nr = ${nr}`;
		sitzung.tabelle({ compile: () => anweisung.compile(sitzung.db) });
		schreiteFort(sitzung, lauf, 1);
	});
}
