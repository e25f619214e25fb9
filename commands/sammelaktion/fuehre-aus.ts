import { sql } from 'kysely';
import { alsBefehl, ladeLage, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import { AuftragUnvollstaendig, fuerJedes } from '#commands/jedes.ts';
import { ANDERSWO as ANDERSWO_WEITER, ausOutbox } from '#commands/mail/aus-outbox.ts';
import { VERSUCHE } from '#commands/mail/outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { type Eintrag, entscheideSammelaktion, type Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import { Abgelehnt, type Regelverstoss, UNLESBAR } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { ERLEDIGT } from '#projections/queries/akte/sammelauftrag.ts';
import { alsAkteur, kontoVon, OEFFENTLICHKEIT } from '#projections/queries/zugang/akteur.ts';
import { bedarfFuer, eingabeFuer } from './bedarf.ts';
import { SAMMELAKTION } from './beginne.ts';

/** Rows that are looked up together; each is a command of its own. */
const PORTION = 50;

/** Does a run from where it stands to its end. Killed and begun again, it does nothing twice. */
export async function fuehreSammelaktionAus({ umgebung }: Pick<Mandant, 'umgebung'>, id: string): Promise<void> {
	await ausOutbox(umgebung, id, async ({ daten, versuch }) => {
		const sammelauftragID = daten.sammelauftragID ?? '';
		try {
			return (await setzeFort(umgebung, sammelauftragID)) ? undefined : ANDERSWO_WEITER;
		} catch (fehler) {
			if (!(fehler instanceof AuftragUnvollstaendig) || versuch < VERSUCHE) throw fehler;
			await gibAuf(umgebung, sammelauftragID);
			return undefined;
		}
	});
}

interface Auftrag {
	readonly id: string;
	readonly userID: string;
	readonly rollen: readonly Rolle[];
	readonly impersoniertVon: string | null;
	readonly eingabe: Sammeleingabe;
}

interface Zeile extends Eintrag {
	readonly reihe: number;
	readonly freiwilligerID: string;
}

/** False: another worker goes on. */
async function setzeFort(umgebung: Umgebung, id: string): Promise<boolean> {
	const auftrag = await liesAuftrag(umgebung, id);
	if (!auftrag) return true;
	const lauf = { istMeiner: true };
	await fuerJedes(umgebung, portionsweise(umgebung, auftrag, lauf), {
		auftrag: SAMMELAKTION,
		stream: ({ zeile }) => `${akteAggregat.name}-${zeile.freiwilligerID}`,
		tue: async ({ zeile, akteur }) => {
			lauf.istMeiner = await tue(umgebung, auftrag, akteur, zeile);
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
		.set({ ergebnis: [UNLESBAR.code] })
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
async function liesAuftrag({ db }: Umgebung, id: string): Promise<Auftrag | null> {
	const { rows } = await sql<Auftrag>`
		select id, user_id as "userID", rollen, impersoniert_von as "impersoniertVon", eingabe
		from sammelauftrag where id = ${id}::uuid and beendet_am is null`.execute(db);
	return rows[0] ?? null;
}

/** From the first row on that has no result yet, until somebody else goes on. */
async function* portionsweise(umgebung: Umgebung, auftrag: Auftrag, lauf: { readonly istMeiner: boolean }) {
	let zeilen = await offeneZeilen(umgebung, auftrag.id, 0);
	while (zeilen.length && lauf.istMeiner) {
		const akteur = await akteurVon(umgebung, auftrag);
		for (const zeile of zeilen) if (lauf.istMeiner) yield { zeile, akteur };
		zeilen = await offeneZeilen(umgebung, auftrag.id, zeilen.at(-1)?.reihe ?? 0);
	}
}

async function offeneZeilen({ db }: Umgebung, id: string, nach: number): Promise<readonly Zeile[]> {
	const { rows } = await sql<Zeile>`
		select reihe, eintrag_id as "eintragID", freiwilliger_id as "freiwilligerID", wunsch_id as "wunschID", dokument_id as "dokumentID"
		from sammelauftrag_zeile where sammelauftrag_id = ${id} and reihe > ${nach} and ergebnis is null
		order by reihe limit ${PORTION}`.execute(db);
	return rows;
}

/** With the rights that are left of those he began with; without any when he may no longer sign in. */
async function akteurVon({ db }: Umgebung, { userID, rollen, impersoniertVon }: Auftrag): Promise<Akteur> {
	const konto = await kontoVon(db, userID);
	if (!konto?.isAktiv) return OEFFENTLICHKEIT;
	const akteur = alsAkteur(konto, impersoniertVon);
	return { ...akteur, rollen: akteur.rollen.filter((rolle) => rollen.includes(rolle)) };
}

/** Somebody else has done this row. */
const ANDERSWO: Regelverstoss = { code: 'SAMMELAKTION', http: 409, text: 'Die Aktion wird schon ausgeführt.' };

async function tue(umgebung: Umgebung, auftrag: Auftrag, akteur: Akteur, zeile: Zeile): Promise<boolean> {
	const { freiwilligerID, wunschID } = zeile;
	const { id, eingabe } = auftrag;
	const bedarf = bedarfFuer(eingabe);
	try {
		await execute(umgebung, alsBefehl({ akteur }), async (sitzung) => {
			const lage = await ladeLage(sitzung, akteur, freiwilligerID, bedarf);
			const seine = await eingabeFuer(sitzung, lage, wunschID, eingabe);
			schreibe(sitzung, freiwilligerID, entscheideSammelaktion(lage, zeile, seine));
			const anweisung = vermerk(id, zeile, [ERLEDIGT]);
			sitzung.tabelle({ compile: () => anweisung.compile(sitzung.db) }, ANDERSWO);
		});
		return true;
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		const codes = fehler.verstoesse.map(({ code }) => code);
		if (codes.includes(ANDERSWO.code)) return false;
		const { numAffectedRows } = await vermerk(id, zeile, [...new Set(codes)]).execute(umgebung.db);
		return numAffectedRows === 1n;
	}
}

const vermerk = (id: string, { reihe }: Zeile, ergebnis: readonly string[]) =>
	sql`update sammelauftrag_zeile set ergebnis = ${sql.val(ergebnis)}::text[]
		where sammelauftrag_id = ${id} and reihe = ${reihe} and ergebnis is null`;
