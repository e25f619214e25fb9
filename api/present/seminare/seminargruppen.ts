import type { seminargruppen } from '#api/contract/seminare/seminargruppen.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { ueberschneidenSich } from '#domain/seminar/erreichbar.ts';
import { NICHT_MEHR_VORHANDEN } from '#domain/seminar/worte.ts';
import type { SeminargruppeEreignis } from '#domain/seminargruppe/ereignisse.ts';
import { gruppenverlauf } from '#domain/seminargruppe/verlauf.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import type {
	andereSeminare,
	Gruppenmitglied,
	Gruppenseminar,
	Gruppenzeile,
} from '#projections/queries/seminare/gruppen.ts';
import type { Ausgang } from '../../contract/route.ts';
import { zeigeVerlaufseintraege } from './seminare.ts';

type Gruppe = Ausgang<typeof seminargruppen.holeSeminargruppe>['data'];
type Zeile = Ausgang<typeof seminargruppen.listeSeminargruppen>['data'][number];

/** The contract cuts it down for the list. */
export const zeigeGruppenzeile = ({ geplanteTage, dienstarten, ...zeile }: Gruppenzeile): Zeile => ({
	...zeile,
	geplanteTage: geplanteTage / 10,
	dienstarten: [...dienstarten],
});

interface Inhalt {
	readonly zeile: Gruppenzeile;
	readonly mitglieder: readonly Gruppenmitglied[];
	readonly seminare: readonly Gruppenseminar[];
	readonly andere: Awaited<ReturnType<typeof andereSeminare>>;
}

export function zeigeGruppe({ zeile, mitglieder, seminare, andere }: Inhalt): Gruppe {
	const { mitglieder: mitgliederzahl, dienstartIDs, ...rest } = zeile;
	return {
		...rest,
		...zeigeGruppenzeile(zeile),
		dienstartIDs: [...dienstartIDs],
		mitgliederzahl,
		mitglieder: mitglieder.map(zeigeMitglied),
		seminare: seminare.map(({ termine: _, geplanteTage, ...s }) => ({ ...s, geplanteTage: geplanteTage / 10 })),
		konflikte: mitglieder.flatMap((wer) => konflikte(wer, seminare, andere)),
	};
}

const zeigeMitglied = ({
	pflicht,
	anerkannt,
	geplant,
	offen,
	...wer
}: Gruppenmitglied): Gruppe['mitglieder'][number] => ({
	...wer,
	tage:
		pflicht === null || anerkannt === null || geplant === null || offen === null
			? null
			: { pflicht: pflicht / 10, anerkannt: anerkannt / 10, geplant: geplant / 10, offen: offen / 10 },
});

/** What lies outside his service, or at the time of something else; shown until it is solved, it blocks nobody. */
function konflikte(
	{ freiwilligerID, stand, vertragsbeginn, vertragsende }: Gruppenmitglied,
	seminare: readonly Gruppenseminar[],
	andere: Inhalt['andere'],
): Gruppe['konflikte'] {
	if (stand !== 'ANGEMELDET') return [];
	const seine = andere.filter((a) => a.freiwilligerID === freiwilligerID);
	return seminare.flatMap(({ id: seminarID, termine, von, bis, status }): Gruppe['konflikte'] => {
		if (von === null || bis === null || status === SEMINAR.nr.Durchgefuehrt) return [];
		const imDienst = vertragsbeginn !== null && vertragsbeginn <= von && vertragsende !== null && bis <= vertragsende;
		if (!imDienst) return [{ freiwilligerID, seminarID, art: 'DIENSTZEIT', womit: null }];
		const zugleich = seine.find((a) =>
			ueberschneidenSich({ termine }, { termine: [{ ...a, beginn: null, ende: null }] }),
		);
		if (!zugleich) return [];
		return [{ freiwilligerID, seminarID, art: 'UEBERSCHNEIDUNG', womit: zugleich.titel }];
	});
}

/** Newest first; what has been deleted since is unknown. */
export const zeigeGruppenverlauf = (
	ereignisse: readonly Aufgezeichnet<SeminargruppeEreignis>[],
	namen: ReadonlyMap<string, string>,
) =>
	zeigeVerlaufseintraege(
		gruppenverlauf(ereignisse, (id) => namen.get(id) ?? NICHT_MEHR_VORHANDEN),
		namen,
	);
