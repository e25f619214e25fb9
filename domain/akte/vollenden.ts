import {
	type KontingentEreignis,
	PlatzFreigegeben,
	PlatzGeaendert,
	PlatzVergeben,
} from '#domain/kontingent/ereignisse.ts';
import type { Belegung } from '#domain/kontingent/zustand.ts';
import { NEU, type Uebergang, uebergang } from '#domain/maschine.ts';
import { ableiten } from './ableiten.ts';
import { dokumentfolgen } from './dokument/dokumentfolgen.ts';
import { type AkteEreignis, FreiwilligerStatusGeaendert } from './ereignisse.ts';
import type { Entschluss, Lage } from './lage.ts';
import { freiwilligerMaschine } from './maschinen/freiwilliger.machine.ts';
import { seminarfolgen } from './seminar/abgleich.ts';
import { spieleEin, vorausschau } from './vorausschau.ts';
import { belegungen } from './wunsch/belegungen.ts';
import type { Akte } from './zustand.ts';

/**
 * Completes a decision: the volunteer's number follows from what was decided, and so do the places it takes, moves
 * and frees, and what becomes of requests, documents, signatures and planned seminars. No verb speaks of these itself.
 */
export function vollende(lage: Lage, ereignisse: readonly AkteEreignis[]): Entschluss {
	const manuell = ereignisse.find((e) => e.type === 'StatusManuellGesetzt');
	const danach = vorausschau(lage, ereignisse);
	const anlass = manuell ? 'manuell' : ereignisse.some((e) => e.type === 'TatZurueckgenommen') ? 'zurueck' : null;
	const wechsel = statuswechsel(lage.akte, danach, anlass);
	spieleEin(lage, danach, wechsel);
	return {
		akte: [...ereignisse, ...wechsel, ...dokumentfolgen(lage, danach), ...seminarfolgen(lage, danach)],
		kontingente: platzereignisse(lage, danach, manuell?.facts.kontingentUeberziehen ?? false),
		vertragsnummern: ereignisse.flatMap((e) =>
			e.type === 'VertragsnummerVergeben' && e.facts.vertragsnummer ? [e.facts.vertragsnummer] : [],
		),
	};
}

/** `anlass`: the override and what is taken back have ways of their own. */
function statuswechsel(vorher: Akte, danach: Akte, anlass: 'manuell' | 'zurueck' | null): AkteEreignis[] {
	if (danach.geloescht) return [];
	const nach = ableiten(danach);
	const von = vorher.existiert ? vorher.status : null;
	if (von === nach) return [];
	const schritt = (anlass ? `${anlass}.${nach}` : `${nach}`) as Uebergang<typeof freiwilligerMaschine>;
	if (uebergang(freiwilligerMaschine, von ?? NEU, schritt) === null)
		throw new Error(`Freiwilliger: kein Übergang von ${von ?? NEU} nach ${nach}`);
	const facts = { von, nach, manuell: anlass === 'manuell' };
	return [FreiwilligerStatusGeaendert(anlass === 'zurueck' ? { ...facts, zurueck: true } : facts)];
}

/** Per Einsatzstelle what happens to its places: the difference of what the file held and will hold. */
function platzereignisse(
	{ akte, referenz }: Lage,
	danach: Akte,
	ueberzogen: boolean,
): ReadonlyMap<string, readonly KontingentEreignis[]> {
	const alt = new Map(belegungen(akte, referenz.zyklen).map((b) => [b.wunschID, b]));
	const neu = new Map(belegungen(danach, referenz.zyklen).map((b) => [b.wunschID, b]));
	const jeStelle = new Map<string, KontingentEreignis[]>();
	for (const { id, einsatzstelleID } of danach.wuensche) {
		const ereignis = platzereignis(alt.get(id), neu.get(id), ueberzogen);
		if (ereignis) jeStelle.set(einsatzstelleID, [...(jeStelle.get(einsatzstelleID) ?? []), ereignis]);
	}
	return jeStelle;
}

/** What turns one claim of a wish to a place into another; null: nothing. */
export function platzereignis(
	alt: Belegung | undefined,
	neu: Belegung | undefined,
	ueberzogen: boolean,
): KontingentEreignis | null {
	if (!neu) return alt ? PlatzFreigegeben({ wunschID: alt.wunschID }) : null;
	if (!alt) return PlatzVergeben({ ...neu, ueberzogen });
	return gleich(alt, neu) ? null : PlatzGeaendert({ ...neu, ueberzogen });
}

function gleich(a: Belegung, b: Belegung): boolean {
	return (Object.keys(a) as (keyof Belegung)[]).every((feld) => a[feld] === b[feld]);
}
