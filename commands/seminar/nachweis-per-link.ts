/** A paper about a seminar is handed in with another device: by a link that is soon over and takes one file. */

import { liesLage } from '#commands/akte/lesen.ts';
import type { Handlung } from '#commands/befehl.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import type { Eingehend } from '#commands/dateien/hochladen.ts';
import { execute } from '#commands/execute.ts';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { Gebremst, LINKMAIL, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { LINK_UNGUELTIG, praegeToken, verbrauch, vergebener } from '#commands/zugang/einmal-token.ts';
import { inhaber } from '#commands/zugang/inhaber.ts';
import { type Nachweisziel, nachweisinhaber, nachweisziel } from '#commands/zugang/seminarlinks.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Seminarnachweis } from '#domain/akte/zustand.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { kontoVon } from '#projections/queries/zugang/akteur.ts';
import { pruefeEinreichung, reicheNachweisEin } from './nachweise.ts';

const ZWECK = 'SEMINARNACHWEIS';

/** A link to show on the screen; the one before is void. Only for what could be handed in right now. */
export async function holeNachweislink(umgebung: Umgebung, { akteur }: Handlung, ziel: Nachweisziel): Promise<string> {
	await pruefeEinreichung(umgebung, akteur, ziel);
	return praegeToken(umgebung.db, ZWECK, nachweisinhaber(ziel));
}

/** The same by mail, where it is made when the mail is sent. */
export async function sendeNachweislink(umgebung: Umgebung, befehl: Handlung, ziel: Nachweisziel): Promise<void> {
	await pruefeEinreichung(umgebung, befehl.akteur, ziel);
	if ((await zaehleFehlversuch(umgebung.db, LINKMAIL, nachweisinhaber(ziel))) > LINKMAIL.anzahl)
		throw new Gebremst(LINKMAIL);
	const { freiwilligerID } = ziel;
	await execute(umgebung, befehl, async (sitzung) => {
		sitzung.outbox(mailzeile('SEMINARNACHWEIS_LINK', { art: 'FREIWILLIGER', id: freiwilligerID }, { ...ziel }));
	});
}

interface Gefunden extends Nachweisziel {
	readonly lage: Lage;
	readonly nachweis: Seminarnachweis;
}

/** What the link takes a file for; looking uses nothing up. Why it takes none any more is told. */
export async function nachweisZumLink(umgebung: Umgebung, token: string): Promise<Gefunden> {
	const link = await vergebener(umgebung.db, ZWECK, token);
	if (!link) throw new Abgelehnt([LINK_UNGUELTIG]);
	const { freiwilligerID, nachweisID } = nachweisziel(link.betroffener);
	const lage = await liesLage(umgebung, inhaber(null, freiwilligerID), freiwilligerID);
	const { userID, geloescht, seminarnachweise } = lage.akte;
	const konto = userID === null || geloescht ? null : await kontoVon(umgebung.db, userID);
	const nachweis = seminarnachweise.find(({ id }) => id === nachweisID);
	if (!konto?.isAktiv || !nachweis) throw nichtMehr('Diesen Eintrag gibt es in Ihrem Plan nicht mehr.');
	if (!link.istGut) throw nichtMehr(nachweis.datei ? BENUTZT : ABGELAUFEN);
	if (nachweis.status === SEMINARNACHWEIS.nr.AnerkanntAU || nachweis.status === SEMINARNACHWEIS.nr.Anerkannt)
		throw nichtMehr('Das Seminar ist schon anerkannt.');
	return { freiwilligerID, nachweisID, nachweis, lage: { ...lage, akteur: inhaber(userID, freiwilligerID) } };
}

/** As the volunteer himself; the link is used up in the same append. What is refused leaves it good. */
export async function reicheNachweisPerLinkEin(
	umgebung: Umgebung,
	ablage: Ablage,
	idempotenz: Idempotenz | null,
	{ token, isAU }: { readonly token: string; readonly isAU: boolean },
	datei: Eingehend,
): Promise<void> {
	const { freiwilligerID, nachweisID, lage } = await nachweisZumLink(umgebung, token);
	const befehl = { akteur: lage.akteur, idempotenz };
	await reicheNachweisEin(umgebung, ablage, befehl, { freiwilligerID, nachweisID, seminarID: null, isAU }, datei, {
		zugleich: (sitzung) => sitzung.tabelle(verbrauch(sitzung.db, ZWECK, token), LINK_UNGUELTIG),
	});
}

const nichtMehr = (text: string) => new Abgelehnt([{ ...LINK_UNGUELTIG, text }]);

const BENUTZT = 'Über diesen Link ist schon eine Datei eingereicht worden, oder er gilt nicht mehr.';
const ABGELAUFEN = 'Der Link gilt nicht mehr. Bitte holen Sie sich unter „Meine Seminare“ einen neuen.';
