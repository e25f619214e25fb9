import type { wartelage } from '#domain/akte/dran/warten.ts';
import { addiereTage, tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { DataOf } from '../../client/contract.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import type { Akte, Wunsch } from '../akte/typen.ts';

type Wartelage = ReturnType<typeof wartelage<Wunsch>>;
type Zeiten = DataOf<'GET /v1/freiwilliger/{id}/wartezeiten'>['zeiten'];

interface Person {
	titel: string;
	/** Who acts, by name. */
	wer: string;
	/** Whose initials stand beside it. */
	gesicht: string;
	/** Whose picture may be shown. */
	userID: string | null;
}

/** The title names the place or the Traeger, the text the person where there is one; `traeger`: what it is called. */
export function werIstDran(
	{ dran, wort, wunsch }: Pick<Wartelage, 'dran' | 'wort' | 'wunsch'>,
	{ traegerBetreuer, traegerBetreuerUserID, vorname, nachname }: Akte['freiwilliger'],
	traeger = '',
): Person {
	switch (dran) {
		case 'FREIWILLIGER':
			return person(MEIN.sieSindDran, [vorname, nachname].filter(Boolean).join(' '));
		case 'ERZIEHUNGSBERECHTIGTER':
			return person(MEIN.elternSindDran, MEIN.eltern);
		case 'TRAEGER': {
			const titel = MEIN.istDran(MEIN.traeger);
			const gesicht = traegerBetreuer ?? traeger;
			return { titel, wer: traegerBetreuer ?? MEIN.traeger, gesicht, userID: traegerBetreuerUserID };
		}
		case 'BUNDESAMT':
			return person(MEIN.istDran(MEIN.bundesamt), MEIN.bundesamt);
		default: {
			const ort = wunsch?.einsatzort ?? MEIN.dieEinsatzstelle;
			const titel = dran === null ? wort : MEIN.istDran(ort);
			const gesicht = wunsch?.betreuer ?? wunsch?.einsatzort ?? '';
			return { titel, wer: wunsch?.betreuer ?? ort, gesicht, userID: wunsch?.betreuerUserID ?? null };
		}
	}
}

const person = (titel: string, wer: string): Person => ({ titel, wer, gesicht: wer, userID: null });

export interface Dauer {
	seit: string;
	/** Days. */
	wartet: number;
	/** null: too few cases to say. */
	ueblich: { tage: number; anzahl: number; bis: string; istUeberschritten: boolean } | null;
}

/** How long the application has been waiting, and how long others did; null where waiting isn't a matter of days. */
export function dauer(
	{ istMessbar, wunsch }: Pick<Wartelage, 'istMessbar' | 'wunsch'>,
	zeiten: Zeiten,
	heute: string,
): Dauer | null {
	if (!wunsch || !istMessbar) return null;
	const seit = tagInBerlin(wunsch.statusSeit);
	const wartet = tageZwischen(seit, heute);
	const zeit = zeiten.find(({ status }) => status === wunsch.status);
	const ueblich = zeit && {
		...zeit,
		bis: formatDatum(addiereTage(seit, zeit.tage)),
		istUeberschritten: wartet > zeit.tage,
	};
	return { seit: formatDatum(seit), wartet, ueblich: ueblich ?? null };
}
