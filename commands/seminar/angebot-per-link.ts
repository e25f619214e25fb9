import { alsBefehl } from '#commands/akte/lage.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { LINK_UNGUELTIG, verbrauch, vergebener } from '#commands/zugang/einmal-token.ts';
import { inhaber } from '#commands/zugang/inhaber.ts';
import { angebotsziel } from '#commands/zugang/seminarlinks.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { warumNichtMehr } from '#domain/seminar/angebot.ts';
import { platzVon } from '#domain/seminar/plaetze.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { type Angebot, angebotVon } from '#projections/queries/seminare/angebot.ts';
import { gibAb, imAndrang, meldeAnOderNimmAn } from './teilnahme.ts';

const ZWECK = 'SEMINARANGEBOT';

/** The place that the link in the mail offers; looking uses nothing up. Why there is none any more is told. */
export async function angebotZumLink({ db, ctx }: Umgebung, token: string): Promise<Angebot> {
	const link = await vergebener(db, ZWECK, token);
	if (!link) throw new Abgelehnt([LINK_UNGUELTIG]);
	const { seminarID, freiwilligerID } = angebotsziel(link.betroffener);
	const angebot = await angebotVon(db, seminarID, freiwilligerID);
	if (!angebot) throw nichtMehr('Das Seminar gibt es nicht mehr.');
	const { heute, jetzt } = ctx();
	const grund = warumNichtMehr(angebot, heute, jetzt);
	if (grund) throw nichtMehr(grund);
	if (!link.istGut) throw nichtMehr(NEUERER);
	return angebot;
}

/** The answer by the link, which is used up in the same append. A refusal leaves it good: its cause may be removed. */
export async function beantworteAngebotPerLink(
	umgebung: Umgebung,
	idempotenz: Idempotenz | null,
	{ token, annehmen }: { readonly token: string; readonly annehmen: boolean },
): Promise<void> {
	const { freiwilligerID, userID, seminarID } = await angebotZumLink(umgebung, token);
	const befehl = { akteur: inhaber(userID, freiwilligerID), idempotenz };
	await imAndrang(umgebung, seminarID, alsBefehl(befehl), async (sitzung) => {
		const seminar = await sitzung.lies(seminarAggregat, seminarID);
		// Meanwhile answered elsewhere: nobody goes on the waiting list, or gives up what he has, by this link.
		if (platzVon(seminar, freiwilligerID)?.stand !== 'ANGEBOTEN') throw new Abgelehnt([LINK_UNGUELTIG]);
		sitzung.tabelle(verbrauch(sitzung.db, ZWECK, token), LINK_UNGUELTIG);
		const antworte = annehmen ? meldeAnOderNimmAn : gibAb;
		await antworte(sitzung, befehl, freiwilligerID, seminarID);
	});
}

const nichtMehr = (text: string) => new Abgelehnt([{ ...LINK_UNGUELTIG, text }]);

const NEUERER = 'Zu diesem Platz haben Sie eine neuere E-Mail bekommen. Bitte öffnen Sie den Link darin.';
