import { type Aktenbefehl, ladeLagen } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { probiere } from '#commands/execute.ts';
import { AuftragUnterbrochen, AuftragUnvollstaendig, fuerJedes, fuerPortionen } from '#commands/jedes.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import { gibZurueck, LeaseVerloren, VERSUCHE, verlaengere } from '#commands/mail/outbox.ts';
import type { Mandant } from '#commands/mandant.ts';
import { AKTEN_ABGLEICHEN } from '#commands/reaktionen/dokumentspec.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import { dokumenteAblaufenLassen } from '#domain/akte/entscheidungen/dokument/dokumente-ablaufen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { UNLESBAR } from '#domain/regelverstoss.ts';
import { PORTAL } from '#domain/rollen.ts';
import { aktenMitAbgelaufenem, aktenMitDokumenten } from '#projections/queries/dokumente/dokumentbestand.ts';
import {
	type Abgleichlauf,
	beendeLaeufe,
	istSchonGeschehen,
	merkeStand,
	offeneLaeufe,
	uebernimmLaeufe,
	vermerkeBefunde,
	vermerkeGesperrt,
} from './abgleichlauf.ts';
import { stelleAutomatischBereit } from './automatik.ts';
import { entscheide } from './befehl.ts';

/** How many requests came about, and how many went. */
interface Abgleich {
	readonly neu: number;
	readonly entfallen: number;
}

const NEU: readonly string[] = ['DokumentAngefordert', 'AnforderungGeoeffnet'];
const ENTFALLEN: readonly string[] = ['AnforderungZurueckgezogen', 'AnforderungGeschlossen'];

/** Brings the requests of one file up to date. Table: Request commands, refresh. `laeufe`: told what came of it. */
export function gleicheAkteAb(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	freiwilligerID: string,
	laeufe: readonly Abgleichlauf[] = [],
): Promise<Abgleich> {
	return entscheide(umgebung, befehl, freiwilligerID, (lage, sitzung) => {
		const entschluss = abgleichen(lage);
		vermerkeBefunde(sitzung, laeufe, lage, entschluss.akte);
		const zaehle = (typen: readonly string[]) => entschluss.akte.filter(({ type }) => typen.includes(type)).length;
		return { entschluss, ergebnis: { neu: zaehle(NEU), entfallen: zaehle(ENTFALLEN) } };
	});
}

/** One round over all files. */
interface Runde {
	/** What is told what came of it. */
	readonly laeufe: readonly Abgleichlauf[];
	/** The last file that is done already. */
	readonly nach: string | null;
	/** Called when all up to this one are done. */
	readonly weiter: (bis: string, anzahl: number) => Promise<void>;
}

/** So soon a round that waits for another one looks again. */
const WARTET_S = 5;

/**
 * Brings all files up to date: birthdays and other days that make conditions come true, specifications that were
 * published, changed, superseded or locked. Files that are as they should be aren't touched, so that whoever begins
 * again after an interruption soon gets where it stopped. `id`: the row of the outbox that asked for it; every night none.
 */
export async function gleicheAktenAb(mandant: Mandant, id: string): Promise<void> {
	const { umgebung } = mandant;
	const { pool } = umgebung;
	if (!id) {
		const laeufe = await offeneLaeufe(umgebung);
		return gleicheAlleAb(mandant, { laeufe, nach: null, weiter: async () => undefined });
	}
	await ausOutbox(umgebung, id, async (zeile) => {
		const laeufe = await uebernimmLaeufe(pool, id);
		if (laeufe === null) return () => gibZurueck(pool, zeile, WARTET_S);
		// Of several that were ordered together the first round was for all.
		if (zeile.versuch === 1 && laeufe.length === 0 && (await istSchonGeschehen(pool, id))) return undefined;
		const { nach, getan } = standVon(laeufe);
		let erledigt = getan;
		const weiter = async (bis: string, anzahl: number) => {
			await verlaengere(pool, zeile);
			erledigt += anzahl;
			await merkeStand(umgebung, laeufe, { bis, erledigt });
		};
		// What fails for single files is tried again without anybody waiting for it.
		try {
			await gleicheAlleAb(mandant, { laeufe, nach, weiter });
		} catch (fehler) {
			const isGanz = fehler instanceof AuftragUnvollstaendig;
			if (isGanz || istAufgegeben(fehler, zeile.versuch)) await beendeLaeufe(umgebung, laeufe, isGanz);
			throw fehler;
		}
		await beendeLaeufe(umgebung, laeufe, true);
		return undefined;
	});
}

/** Where the round goes on: one that was ordered later begins with the first file for all. */
function standVon(laeufe: readonly Abgleichlauf[]): { readonly nach: string | null; readonly getan: number } {
	const [erster, ...weitere] = laeufe.toSorted((a, b) => a.erledigt - b.erledigt);
	if (!erster || weitere.some(({ bis }) => bis !== erster.bis)) return { nach: null, getan: 0 };
	return { nach: erster.bis, getan: erster.erledigt };
}

/** Nobody tries any more. */
const istAufgegeben = (fehler: unknown, versuch: number): boolean =>
	versuch >= VERSUCHE && !(fehler instanceof AuftragUnterbrochen || fehler instanceof LeaseVerloren);

const AUF_EINMAL = 50;
/** Of those in which there is something to do; a worker has other work as well. */
const GLEICHZEITIG = 4;

const gleicheAlleAb = (mandant: Mandant, runde: Runde): Promise<void> =>
	fuerPortionen(mandant.umgebung, portionsweise(mandant.umgebung, runde), {
		auftrag: AKTEN_ABGLEICHEN,
		stream: ({ id }) => akteName(id),
		gleichzeitig: GLEICHZEITIG,
		tue: (stand) => bringeAufStand(mandant, stand, runde.laeufe),
	});

/** A file as it was read with others; without its situation where they couldn't be read together. */
interface Stand {
	readonly id: string;
	readonly lage: Lage | undefined;
}

async function* portionsweise(umgebung: Umgebung, { nach, weiter }: Runde): AsyncGenerator<readonly Stand[]> {
	let ids = await aktenMitDokumenten(umgebung.db, nach, AUF_EINMAL);
	for (let bis = ids.at(-1); bis !== undefined; bis = ids.at(-1)) {
		const lagen = await liesLagen(umgebung, ids);
		yield ids.map((id) => ({ id, lage: lagen.get(id) }));
		await weiter(bis, ids.length);
		ids = await aktenMitDokumenten(umgebung.db, bis, AUF_EINMAL);
	}
}

/**
 * In one reading; one that can't be read doesn't keep the others from being read each by itself, which names it.
 */
const liesLagen = (umgebung: Umgebung, ids: readonly string[]): Promise<ReadonlyMap<string, Lage>> =>
	probiere(umgebung, { akteur: PORTAL }, (sitzung) => ladeLagen(sitzung, PORTAL, ids, {})).catch(() => new Map());

const akteName = (id: string) => `${akteAggregat.name}-${id}`;

async function bringeAufStand(mandant: Mandant, { id, lage }: Stand, laeufe: readonly Abgleichlauf[]): Promise<void> {
	const { umgebung } = mandant;
	try {
		const vorher = lage ?? (await liesLage(umgebung, PORTAL, id));
		const neu = !istLeer(abgleichen(vorher));
		if (neu) await gleicheAkteAb(umgebung, { akteur: PORTAL }, id, laeufe);
		const nachher = neu && stelltBereit(vorher) ? await liesLage(umgebung, PORTAL, id) : vorher;
		for (const { specID, code } of await stelleAutomatischBereit(mandant, nachher)) {
			const seine = laeufe.filter((lauf) => lauf.specID === specID);
			await vermerkeGesperrt(umgebung, seine, id, code);
		}
	} catch (fehler) {
		await vermerkeGesperrt(umgebung, laeufe, id, UNLESBAR.code);
		throw fehler;
	}
}

const stelltBereit = ({ referenz }: Lage): boolean =>
	referenz.specs.some(({ isAutomatischBereitstellen }) => isAutomatischBereitstellen);

const istLeer = ({ akte, kontingente }: Entschluss): boolean =>
	akte.length === 0 && [...kontingente.values()].every((ereignisse) => ereignisse.length === 0);

/** Every night: what is no longer valid is asked for again. */
export async function lasseDokumenteAblaufen(umgebung: Umgebung): Promise<void> {
	await fuerJedes(umgebung, await aktenMitAbgelaufenem(umgebung.db, umgebung.ctx().heute), {
		auftrag: 'dokumente-ablaufen',
		stream: akteName,
		tue: (id) =>
			entscheide(umgebung, { akteur: PORTAL }, id, (lage) => ({
				entschluss: dokumenteAblaufenLassen(lage, {}),
				ergebnis: null,
			})),
	});
}
