import type { seminare } from '#api/contract/seminare/seminare.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { type Seminarverlaufseintrag, seminarverlauf } from '#domain/seminar/verlauf.ts';
import { NICHT_MEHR_VORHANDEN } from '#domain/seminar/worte.ts';
import type { Teilnehmende } from '#projections/queries/seminare/plaetze.ts';
import type { Seminarzeile } from '#projections/queries/seminare/seminare.ts';
import type { Ausgang } from '../../contract/route.ts';

type Teilnahme = Ausgang<typeof seminare.holeSeminar>['data']['teilnehmende'][number];
type Seminar = Omit<Ausgang<typeof seminare.holeSeminar>['data'], 'teilnehmende' | 'unterschriebeneListe'>;
type Eintrag = Ausgang<typeof seminare.holeSeminarHistorie>['data'][number];

/** The contract cuts it down for the list. */
export const zeigeSeminar = ({
	geplanteTage,
	termine,
	dienstartIDs,
	dienstarten,
	seminargruppeIDs,
	gruppen,
	...seminar
}: Seminarzeile): Seminar => ({
	...seminar,
	geplanteTage: geplanteTage / 10,
	termine: [...termine],
	dienstartIDs: [...dienstartIDs],
	dienstarten: [...dienstarten],
	seminargruppeIDs: [...seminargruppeIDs],
	gruppen: [...gruppen],
});

export const zeigeTeilnahme = ({ nachweisID, nachweisStatus, tage, ...rest }: Teilnehmende): Teilnahme => ({
	...rest,
	nachweis:
		nachweisID === null || nachweisStatus === null
			? null
			: { id: nachweisID, status: nachweisStatus, tage: tage === null ? null : tage / 10 },
});

/** Newest first; what has been deleted since is unknown. */
export const zeigeSeminarverlauf = (
	ereignisse: readonly Aufgezeichnet<SeminarEreignis>[],
	namen: ReadonlyMap<string, string>,
): Eintrag[] =>
	zeigeVerlaufseintraege(
		seminarverlauf(ereignisse, (id) => namen.get(id) ?? NICHT_MEHR_VORHANDEN),
		namen,
	);

export function zeigeVerlaufseintraege(
	eintraege: readonly Seminarverlaufseintrag[],
	namen: ReadonlyMap<string, string>,
): Eintrag[] {
	const wer = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
	return eintraege.map(({ userID, impersoniertVon, aenderungen, ...eintrag }) => ({
		...eintrag,
		akteur: wer(userID),
		impersoniertVon: wer(impersoniertVon),
		aenderungen: [...aenderungen],
	}));
}
