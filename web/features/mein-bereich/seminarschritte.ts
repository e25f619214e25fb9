import { tagInBerlin } from '#domain/datum.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { SEMINARSTART as T } from '../../texte/seminare/seminarstart.ts';
import type { Planeintrag, Planung } from '../seminarplanung/queries.ts';
import type { Schritt } from './bewerbung/schritte.ts';

/** What about seminars only the volunteer can do: answer an offer, then hand in what has been attended. */
export function seminarschritte(planung: Planung | null | undefined, heute: string): Schritt[] {
	if (!planung) return [];
	const knoepfe = (titel: string) => [{ titel, ziel: { to: '/admin/meine-seminare' } as const }];
	const angebote = planung.warteliste.flatMap(({ seminarID, bezeichnung, frist, stand }): Schritt[] =>
		stand === 'ANGEBOTEN' && frist
			? [
					{
						key: `angebot-${seminarID}`,
						titel: T.angebot(bezeichnung),
						text: T.angebotText(formatDatumUhrzeit(frist)),
						faellig: tagInBerlin(frist),
						knoepfe: knoepfe(T.antworten),
					},
				]
			: [],
	);
	const nachweise = planung.eintraege
		.filter((e) => fehltNachweis(e, heute))
		.map((e): Schritt => {
			const name = e.titel ?? T.ihrNaechstes;
			return e.status === SEMINARNACHWEIS.nr.Abgelehnt
				? {
						key: e.id,
						titel: T.nocheinmal(name),
						text: T.abgelehntText(e.grund),
						faellig: null,
						knoepfe: knoepfe(T.oeffnen),
					}
				: { key: e.id, titel: T.einreichen(name), text: T.einreichenText, faellig: null, knoepfe: knoepfe(T.oeffnen) };
		});
	return [...angebote, ...nachweise];
}

/** The Traeger knows who was in his own seminars; of others, and of what he refused, the volunteer brings the proof. */
const fehltNachweis = ({ seminarID, status, bis }: Planeintrag, heute: string): boolean =>
	status === SEMINARNACHWEIS.nr.Abgelehnt ||
	(status === SEMINARNACHWEIS.nr.Geplant && seminarID === null && bis !== null && bis < heute);

/** The next one he has a place in; null: none. */
export const naechstes = ({ eintraege }: Planung, heute: string): Planeintrag | null =>
	eintraege.find(({ status, bis }) => status === SEMINARNACHWEIS.nr.Geplant && bis !== null && bis >= heute) ?? null;
