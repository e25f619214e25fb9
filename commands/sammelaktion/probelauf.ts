import { alsBefehl, ladeLage, ladeLagen, schreibe } from '#commands/akte/lage.ts';
import { execute, probiere } from '#commands/execute.ts';
import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import { SAMMELAKTION } from '#commands/sammellauf/beginne.ts';
import type { Probe, Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { entscheideSammelaktion, type Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss, UNLESBAR } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Sammelzeile } from '#projections/queries/akte/sammelauswahl.ts';
import { alleMailvorlagen } from '#projections/queries/traeger/mailvorlagen.ts';
import { bedarfFuer, eingabeFuer } from './bedarf.ts';

/** Files that are read together, and given up again: a thousand at once take more memory than the API is meant to. */
const PORTION = 25;

/** What a trial finds out. */
export interface Probeergebnis {
	/** For each row: empty where it goes, otherwise what refuses it. */
	readonly gruende: readonly (readonly Regelverstoss[])[];
	/** Mails it would send, one for each of both sides of a place however many read it. */
	readonly mails: number;
	/** Those that would go to volunteers nobody can write to. */
	readonly ohneAdresse: number;
	/** The first volunteer by whom one leaves. */
	readonly ersterID: string | null;
}

/**
 * What the action would do to each row, in this order: empty where it goes, otherwise what refuses it. A row finds
 * what the rows before it would have done, so that five don't get the same three places.
 */
export function probelauf(
	umgebung: Umgebung,
	akteur: Akteur,
	eingabe: Sammeleingabe,
	zeilen: readonly Sammelzeile[],
): Promise<Probeergebnis> {
	const { userID, rollen, impersoniertVon } = akteur;
	const zuletzt = new Map(zeilen.map(({ freiwilligerID }, nr) => [freiwilligerID, nr]));
	return probiere(umgebung, { akteur: { userID, rollen, impersoniertVon } }, async (sitzung) => {
		const ergebnisse: (readonly Regelverstoss[])[] = [];
		const zaehle = await postzaehler(umgebung, sitzung);
		for (let ab = 0; ab < zeilen.length; ab += PORTION) {
			const portion = zeilen.slice(ab, ab + PORTION);
			const ids = new Set(portion.flatMap(({ freiwilligerID }) => freiwilligerID ?? []));
			const lesbar = await lesbare(umgebung, sitzung, [...ids]);
			const lagen = await ladeLagen(sitzung, akteur, lesbar, bedarfFuer(eingabe));
			for (const zeile of portion) {
				const { freiwilligerID } = zeile;
				const lage = freiwilligerID === null ? NICHT_GEFUNDEN : (lagen.get(freiwilligerID) ?? UNLESBAR);
				ergebnisse.push('akte' in lage ? await entscheide(sitzung, lage, zeile, eingabe) : [lage]);
			}
			for (const id of ids) {
				if ((zuletzt.get(id) ?? 0) >= ab + PORTION) continue;
				const lage = lagen.get(id);
				if (lage) zaehle.post(lage);
				sitzung.vergiss(akteAggregat, id);
			}
		}
		return { gruende: ergebnisse, ...zaehle.stand };
	});
}

/** Counts what the events of a file would send. */
async function postzaehler({ reaktion }: Umgebung, sitzung: Probe) {
	const aktive = new Set((await alleMailvorlagen(sitzung.db)).flatMap(({ key, isAktiv }) => (isAktiv ? key : [])));
	const stand = { mails: 0, ohneAdresse: 0, ersterID: null as string | null };
	const post = ({ akte }: Lage) => {
		const geschrieben = sitzung.geschrieben(akteAggregat, akte.id);
		const zeilen = geschrieben.flatMap((e) => reaktion?.(e, akte, akteAggregat, akte.id) ?? []);
		for (const { art, schluessel, empfaenger } of zeilen) {
			if (art !== 'mail' || !aktive.has(schluessel)) continue;
			const isFreiwilliger = (empfaenger as Empfaenger).art === 'FREIWILLIGER';
			const geht = !isFreiwilliger || Boolean(akte.person.email);
			stand[geht ? 'mails' : 'ohneAdresse'] += 1;
			if (geht) stand.ersterID ??= akte.id;
		}
	};
	return { stand, post };
}

/** What is done to one row, where it doesn't stay. */
export const tueEine = (umgebung: Umgebung, akteur: Akteur, eingabe: Sammeleingabe, zeile: Sammelzeile) =>
	execute(umgebung, alsBefehl({ akteur }), async (sitzung) => {
		const { freiwilligerID, wunschID } = zeile;
		if (freiwilligerID === null) return;
		const lage = await ladeLage(sitzung, akteur, freiwilligerID, bedarfFuer(eingabe));
		const seine = await eingabeFuer(sitzung, lage, wunschID, eingabe);
		schreibe(sitzung, freiwilligerID, entscheideSammelaktion(lage, zeile, seine));
	});

/** One that can't be read is told of and left out; a database that is away fails with what is read next. */
async function lesbare(umgebung: Umgebung, sitzung: Probe, ids: readonly string[]): Promise<readonly string[]> {
	const gelesen = await Promise.allSettled(ids.map((id) => sitzung.lies(akteAggregat, id)));
	const fehlende = ids.filter((_, i) => gelesen[i]?.status === 'rejected');
	const unlesbar = new Set<string>();
	for (const id of fehlende) {
		// They travelled together: by itself it may arrive.
		sitzung.vergiss(akteAggregat, id);
		await sitzung.lies(akteAggregat, id).catch((fehler) => {
			umgebung.melde?.(fehler, { auftrag: SAMMELAKTION, stream: `${akteAggregat.name}-${id}` });
			unlesbar.add(id);
		});
	}
	return ids.filter((id) => !unlesbar.has(id));
}

async function entscheide(
	sitzung: Sitzung,
	lage: Lage,
	zeile: Sammelzeile,
	eingabe: Sammeleingabe,
): Promise<readonly Regelverstoss[]> {
	try {
		const seine = await eingabeFuer(sitzung, lage, zeile.wunschID, eingabe);
		schreibe(sitzung, lage.akte.id, entscheideSammelaktion(lage, zeile, seine));
		return [];
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse;
		throw fehler;
	}
}
