/** G07 and G08: when the Dienstart has to be fixed, and from when on it stays. */

import type { Befund, Regel, Wunschfall } from '#domain/akte/fall.ts';
import { maxDatum } from '#domain/datum.ts';
import { alterZumBeginn, zuJungOderZuAlt } from '#domain/recht/alter.ts';
import type { Parameter } from '#domain/referenz.ts';
import { seite } from '#domain/rollen.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { durch } from './behebbar.ts';

/** Where only the Traeger fixes the Dienstart, applicants can't have to choose one (table: Parameter). */
function festAb({ festlegungDienstartAbStatus: ab, isFestlegungDienstartSportjugend }: Parameter): number {
	return isFestlegungDienstartSportjugend && ab === 2000 ? 2100 : ab;
}

/** Which parameter value still asks for it before a wish enters this state. */
const SPAETESTENS = { 0: 2000, 2000: 2100, 3000: 2500 } as const;

/** G07, before a wish enters `nach`. */
export function dienstartFest(nach: keyof typeof SPAETESTENS): Regel<Wunschfall> {
	return ({ lage, wunsch }): Befund => {
		if (festAb(lage.referenz.parameter) > SPAETESTENS[nach]) return null;
		if (wunsch.dienstartID) return `Dienstart fest: ${lage.referenz.dienstarten.get(wunsch.dienstartID)?.kurz}`;
		const text =
			nach === 3000
				? 'Bitte legen Sie vor Beginn der Vertragsverhandlung die Dienstart fest.'
				: 'Bitte wählen Sie eine Dienstart aus.';
		return {
			code: 'G07',
			http: 409,
			feld: 'dienstartID',
			text,
			behebbarDurch: durch(lage.akteur, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
			ziel: 'einsatzorte',
		};
	};
}

/** G08 */
export function dienstartAenderbar({ lage, wunsch }: Wunschfall): Befund {
	const bisher = lage.akte.wuensche.find((w) => w.id === wunsch.id);
	if (!bisher || bisher.status < WUNSCH.nr.InVertragsverhandlung || bisher.dienstartID === wunsch.dienstartID)
		return null;
	return {
		code: 'G08',
		http: 409,
		feld: 'dienstartID',
		text: 'Die Dienstart kann nach Beginn der Vertragsverhandlung nicht mehr geändert werden.',
	};
}

/** Whoever applies chooses what his age allows, as at registration; staff is told by G12 before it matters. */
export function dienstartFuersAlter({ lage, wunsch }: Wunschfall): Befund {
	const { person, wuensche } = lage.akte;
	const dienstart = lage.referenz.dienstarten.get(wunsch.dienstartID ?? '');
	const istNeu = wuensche.find(({ id }) => id === wunsch.id)?.dienstartID !== wunsch.dienstartID;
	if (!dienstart || !istNeu || seite(lage.akteur) !== 'FREIWILLIGER') return null;
	const start = lage.referenz.zyklen.get(wunsch.zyklusID)?.start ?? lage.ctx.heute;
	const text = zuJungOderZuAlt(dienstart, alterZumBeginn(person, maxDatum(start, lage.ctx.heute)));
	return text === null ? null : { code: 'G12', http: 422, feld: 'dienstartID', text };
}

/** A Dienstart that had to be chosen can be exchanged, not taken away. */
export function dienstartBleibtFest(fall: Wunschfall, titel: string): Befund | readonly Befund[] {
	const { wunsch, lage } = fall;
	const bisher = lage.akte.wuensche.find((w) => w.id === wunsch.id);
	if (wunsch.dienstartID || !bisher?.dienstartID) return null;
	return dienstartFest(wunsch.status === WUNSCH.nr.Kontaktiert ? 2000 : 0)(fall, titel);
}
