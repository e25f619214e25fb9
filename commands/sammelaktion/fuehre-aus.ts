import { sql } from 'kysely';
import { z } from 'zod';
import { alsBefehl } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import { AuftragUnvollstaendig, fuerJedes } from '#commands/jedes.ts';
import { ANDERSWO as ANDERSWO_WEITER, ausOutbox } from '#commands/mail/aus-outbox.ts';
import { VERSUCHE } from '#commands/mail/outbox.ts';
import { SAMMELAKTION } from '#commands/sammellauf/beginne.ts';
import type { Werk, Werkstatt } from '#commands/sammellauf/werk.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG, type Regelverstoss, UNLESBAR } from '#domain/regelverstoss.ts';
import { type Akteur, ROLLEN } from '#domain/rollen.ts';
import { type Laufeingabe, laufrecht } from '#domain/sammellauf.ts';
import { darf } from '#domain/zugriff/darf.ts';
import { VERMERK } from '#projections/queries/akte/sammelauftrag.ts';
import { alsAkteur, kontoVon, OEFFENTLICHKEIT } from '#projections/queries/zugang/akteur.ts';
import { frageRoh, frageRohEine, tueRoh, wieGeschrieben } from '#projections/roh.ts';
import { werkZu } from './werke.ts';

/** Rows that are looked up together; each is a command of its own. */
const PORTION = 50;

/** Does a run from where it stands to its end. Killed and begun again, it does nothing twice. */
export async function fuehreSammelaktionAus(werkstatt: Werkstatt, id: string): Promise<void> {
	const { umgebung } = werkstatt;
	await ausOutbox(umgebung, id, async ({ daten, versuch }) => {
		const sammelauftragID = daten.sammelauftragID ?? '';
		try {
			return (await setzeFort(werkstatt, sammelauftragID)) ? undefined : ANDERSWO_WEITER;
		} catch (fehler) {
			if (!(fehler instanceof AuftragUnvollstaendig) || versuch < VERSUCHE) throw fehler;
			await gibAuf(umgebung, sammelauftragID);
			return undefined;
		}
	});
}

const AUFTRAG = z.strictObject({
	id: z.string(),
	userID: z.string(),
	rollen: z.array(z.enum(ROLLEN)),
	impersoniertVon: z.string().nullable(),
	eingabe: wieGeschrieben<Laufeingabe>(),
});
type Auftrag = Readonly<z.infer<typeof AUFTRAG>>;

const ZEILE = z.strictObject({
	reihe: z.int(),
	eintragID: z.string(),
	freiwilligerID: z.string().nullable(),
	wunschID: z.string().nullable(),
	dokumentID: z.string().nullable(),
	gruppeID: z.string().nullable(),
});
type Zeile = Readonly<z.infer<typeof ZEILE>>;

/** False: another worker goes on. */
async function setzeFort(werkstatt: Werkstatt, id: string): Promise<boolean> {
	const { umgebung } = werkstatt;
	const auftrag = await liesAuftrag(umgebung, id);
	if (!auftrag) return true;
	const lauf = { istMeiner: true };
	const werk = werkZu(auftrag.eingabe.aktion);
	await fuerJedes(umgebung, portionsweise(umgebung, auftrag, lauf), {
		auftrag: SAMMELAKTION,
		stream: ({ zeile }) => werk.stream(zeile),
		tue: async ({ zeile, akteur }) => {
			lauf.istMeiner = await tue(werkstatt, { ...auftrag, werk }, akteur, zeile);
		},
	});
	if (!lauf.istMeiner) return false;
	await beende(umgebung, id);
	return true;
}

/** What could never be done is told to whoever began. */
async function gibAuf(umgebung: Umgebung, id: string): Promise<void> {
	await umgebung.db
		.updateTable('sammelauftrag_zeile')
		.set({ ergebnis: [UNLESBAR.code], text: UNLESBAR.text })
		.where('sammelauftrag_id', '=', id)
		.where('ergebnis', 'is', null)
		.execute();
	await beende(umgebung, id);
}

async function beende({ db, ctx }: Umgebung, id: string): Promise<void> {
	await db
		.updateTable('sammelauftrag')
		.set({ eingabe: null, beendet_am: ctx().jetzt })
		.where('id', '=', id)
		.where('beendet_am', 'is', null)
		.execute();
}

/** Null: it has ended. */
const liesAuftrag = ({ db }: Umgebung, id: string): Promise<Auftrag | null> =>
	frageRohEine(
		db,
		AUFTRAG,
		sql`
		select id, user_id as "userID", rollen, impersoniert_von as "impersoniertVon", eingabe
		from sammelauftrag where id = ${id}::uuid and beendet_am is null`,
	);

/** From the first row on that has no result yet, until somebody else goes on. */
async function* portionsweise(umgebung: Umgebung, auftrag: Auftrag, lauf: { readonly istMeiner: boolean }) {
	let zeilen = await offeneZeilen(umgebung, auftrag.id, 0);
	while (zeilen.length && lauf.istMeiner) {
		const akteur = await akteurVon(umgebung, auftrag);
		for (const zeile of zeilen) if (lauf.istMeiner) yield { zeile, akteur };
		zeilen = await offeneZeilen(umgebung, auftrag.id, zeilen.at(-1)?.reihe ?? 0);
	}
}

const offeneZeilen = ({ db }: Umgebung, id: string, nach: number): Promise<readonly Zeile[]> =>
	frageRoh(
		db,
		ZEILE,
		sql`
		select reihe, eintrag_id as "eintragID", freiwilliger_id as "freiwilligerID", wunsch_id as "wunschID", dokument_id as "dokumentID",
			gruppe_id as "gruppeID"
		from sammelauftrag_zeile where sammelauftrag_id = ${id} and reihe > ${nach} and ergebnis is null
		order by reihe limit ${PORTION}`,
	);

/** With the rights that are left of those he began with; without any when he may no longer sign in. */
async function akteurVon({ db }: Umgebung, { userID, rollen, impersoniertVon }: Auftrag): Promise<Akteur> {
	const konto = await kontoVon(db, userID);
	if (!konto?.isAktiv) return OEFFENTLICHKEIT;
	const akteur = alsAkteur(konto, impersoniertVon);
	return { ...akteur, rollen: akteur.rollen.filter((rolle) => rollen.includes(rolle)) };
}

/** Somebody else has done this row. */
const ANDERSWO: Regelverstoss = { code: 'SAMMELAKTION', http: 409, text: 'Die Aktion wird schon ausgeführt.' };

/** How often a row is tried for which something is made before. */
const ANLAEUFE = 3;
/** It went on meanwhile; or the machine was too busy to set in time what otherwise it sets at once. */
const NOCHMALS: readonly string[] = ['VERSION', 'PDF'];

async function tue(
	werkstatt: Werkstatt,
	auftrag: Auftrag & { readonly werk: Werk },
	akteur: Akteur,
	zeile: Zeile,
	anlauf = 1,
): Promise<boolean> {
	const { umgebung } = werkstatt;
	const { id, eingabe, werk } = auftrag;
	try {
		if (!darf(akteur, laufrecht(eingabe.aktion))) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
		const tat = 'tue' in werk ? werk.tue : await werk.bereite(werkstatt, akteur, zeile);
		await execute(umgebung, alsBefehl({ akteur }), async (sitzung) => {
			const { ergebnis, text } = await tat(sitzung, akteur, zeile, eingabe);
			const anweisung = vermerk(id, zeile, [VERMERK[ergebnis]], text);
			sitzung.tabelle({ compile: () => anweisung.compile(sitzung.db) }, ANDERSWO);
		});
		return true;
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		const codes = fehler.verstoesse.map(({ code }) => code);
		if (codes.includes(ANDERSWO.code)) return false;
		if (codes.some((code) => NOCHMALS.includes(code)) && 'bereite' in werk && anlauf < ANLAEUFE)
			return tue(werkstatt, auftrag, akteur, zeile, anlauf + 1);
		const text = fehler.verstoesse.map((verstoss) => verstoss.text).join(' ');
		return (await tueRoh(umgebung.db, vermerk(id, zeile, [...new Set(codes)], text))) === 1;
	}
}

const vermerk = (id: string, { reihe }: Zeile, ergebnis: readonly string[], text: string | null) =>
	sql`update sammelauftrag_zeile set ergebnis = ${sql.val(ergebnis)}::text[], text = ${text}
		where sammelauftrag_id = ${id} and reihe = ${reihe} and ergebnis is null`;
