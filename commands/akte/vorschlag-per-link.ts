import type { Umgebung } from '#commands/umgebung.ts';
import { inhaberVon, LINK_UNGUELTIG, verbrauch } from '#commands/zugang/einmal-token.ts';
import { inhaber } from '#commands/zugang/inhaber.ts';
import { vorschlagAblehnen } from '#domain/akte/entscheidungen/wunsch/vorschlag-ablehnen.ts';
import { vorschlagAnnehmen } from '#domain/akte/entscheidungen/wunsch/vorschlag-annehmen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type OffenerVorschlag, vorschlagVon } from '#projections/queries/orte/vorschlag.ts';
import { fuehreAus } from './befehl.ts';
import type { Aktenbefehl } from './lage.ts';

const ZWECK = 'VORSCHLAG';

/** What the link in the mail of a proposal opens (W4), for whoever isn't signed in; looking uses nothing up. */
export async function vorschlagZumLink({ db, ctx }: Umgebung, token: string): Promise<OffenerVorschlag> {
	const wunschID = await inhaberVon(db, ZWECK, token);
	const vorschlag = wunschID && (await vorschlagVon(db, wunschID, ctx().heute));
	if (!vorschlag) throw new Abgelehnt([LINK_UNGUELTIG]);
	return vorschlag;
}

/** W4 by the link, which is used up in the same append. A refusal leaves it good: its cause may be removed. */
export async function beantworteVorschlagPerLink(
	umgebung: Umgebung,
	{ idempotenz }: Pick<Aktenbefehl, 'idempotenz'>,
	{ token, annehmen, nachricht }: { readonly token: string; readonly annehmen: boolean; readonly nachricht?: string },
): Promise<void> {
	const { freiwilligerID, userID, wunschID } = await vorschlagZumLink(umgebung, token);
	const befehl = { akteur: inhaber(userID, freiwilligerID), idempotenz: idempotenz ?? null };
	const antworte = annehmen ? vorschlagAnnehmen : vorschlagAblehnen;
	await fuehreAus(umgebung, befehl, freiwilligerID, (lage, sitzung) => {
		sitzung.tabelle(verbrauch(sitzung.db, ZWECK, token), LINK_UNGUELTIG);
		return antworte(lage, { wunschID, nachricht: nachricht ?? null });
	});
}
