import type { Kysely } from 'kysely';
import { liesAkte } from '#commands/akte/lesen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { ortMit } from '#domain/akte/dienstort.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import type { Akte, Vertrag, Wunsch } from '#domain/akte/zustand.ts';
import { dokumentvariablen } from '#domain/vorlageninhalt/dokument.ts';
import { listenIDs } from '#domain/vorlageninhalt/freiwilliger.ts';
import type { DB } from '#projections/db.ts';
import { ladeVorlagennamen } from '#projections/queries/traeger/vorlagennamen.ts';
import type { Pdfwerte } from './vorlage.ts';

export interface Ausgabe {
	/** The wish it is about; default: the one whose contract counts. */
	readonly wunschID?: string | null;
	/** Who has it made; default: the portal itself. */
	readonly benutzer?: { readonly name: string; readonly email: string } | null;
}

/** The whole catalogue for this volunteer as things stand, written as it is printed. */
export async function ladeVariablen(
	umgebung: Umgebung,
	freiwilligerID: string,
	{ wunschID, benutzer = null }: Ausgabe = {},
): Promise<Pdfwerte> {
	const { akte } = await liesAkte(umgebung, freiwilligerID);
	const wunsch = wunschID ? (akte.wuensche.find((w) => w.id === wunschID) ?? null) : massgeblicherWunsch(akte);
	const vertrag = neuesterVertrag(akte, wunsch);
	const namen = await namenZum(umgebung.db, akte, wunsch, vertrag);
	return dokumentvariablen({ ...namen, akte, vertrag, benutzer, heute: umgebung.ctx().heute });
}

/** What the values of a file are called: of the contract, else of the wish, else of the volunteer alone. */
export const namenZum = (db: Kysely<DB>, akte: Akte, wunsch: Wunsch | null, vertrag: Vertrag | null) =>
	ladeVorlagennamen(db, {
		listenIDs: listenIDs(akte.person),
		einsatzstelleID: null,
		einsatzortID: wunsch && ortMit(wunsch, vertrag),
		dienstartID: vertrag?.dienstartID ?? wunsch?.dienstartID ?? null,
		zyklusID: vertrag?.zyklusID ?? wunsch?.zyklusID ?? akte.zyklusID,
		betreuerUserID: wunsch?.betreuerUserID ?? null,
		traegerBetreuerUserID: akte.traegerBetreuerUserID,
	});
