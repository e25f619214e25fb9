import type { WunschStatus } from '#domain/status/wunsch.ts';
import { MEIN } from '../../texte/mein-bereich.ts';
import type { Akte, Wunsch } from '../akte/typen.ts';

/** Somebody else's turn. */
export interface Zustaendigkeit {
	key: string;
	/** Initials beside it. */
	wer: string;
	titel: string;
	/** Whose place it is about; its town where the sentence names the place already. */
	wo: string;
	/** Whose contact card may be shown. */
	betreuerUserID: string | null;
}

const TEXT = MEIN.kuemmert;

const SATZ: Partial<Record<WunschStatus, (wer: string) => string>> = {
	0: TEXT.prueft,
	500: TEXT.warteliste,
	2000: TEXT.gespraech,
	3000: TEXT.einigung,
	3500: TEXT.abschluss,
	4000: TEXT.antritt,
	5000: TEXT.betreut,
};
/** From here the Traeger acts, not the Einsatzstelle. */
const TRAEGER_SCHLIESST_AB = 3500;

/** Who does what next, the furthest application first. */
export function zustaendigkeiten({
	freiwilliger,
	wuensche,
}: Pick<Akte, 'freiwilliger' | 'wuensche'>): Zustaendigkeit[] {
	return wuensche
		.toSorted((a, b) => b.status - a.status)
		.flatMap((wunsch) => {
			const satz = SATZ[wunsch.status];
			if (!satz) return [];
			const { name, id } = zustaendig(wunsch, freiwilliger);
			const wo = (name === wunsch.einsatzort ? wunsch.ort : wunsch.einsatzort) ?? '';
			return { key: wunsch.id, wer: name, titel: satz(name), wo, betreuerUserID: id };
		});
}

function zustaendig(
	{ status, betreuer, betreuerUserID, einsatzort }: Wunsch,
	{ traegerBetreuer, traegerBetreuerUserID }: Akte['freiwilliger'],
): { name: string; id: string | null } {
	if (status === TRAEGER_SCHLIESST_AB) return { name: traegerBetreuer ?? MEIN.traeger, id: traegerBetreuerUserID };
	return { name: betreuer ?? einsatzort ?? MEIN.eineStelle, id: betreuerUserID };
}
