import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Erziehungsberechtigter, ErziehungsberechtigterPerson } from '#domain/akte/zustand.ts';
import { MELDUNG_GLEICHE_EMAIL } from '#domain/felder/erziehungsberechtigter.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle, seite } from '#domain/rollen.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import { brauchtErziehungsberechtigte, erziehungsberechtigteHinterlegt } from './vertrag.ts';

/** A guardian signs with an address of his own (table: Erziehungsberechtigter, email). */
export function eigeneEmail({ lage, eingabe }: Fall<{ readonly person: ErziehungsberechtigterPerson }>): Befund {
	const email = eingabe?.person.email?.toLowerCase();
	if (!email || email !== lage.akte.person.email?.toLowerCase()) return null;
	const text = gleicheEmailText(lage.akteur);
	return { code: 'EMAIL_GLEICH', http: 422, feld: 'email', text };
}

export const gleicheEmailText = (akteur: Akteur): string =>
	MELDUNG_GLEICHE_EMAIL[seite(akteur) === 'FREIWILLIGER' ? 'SELBST' : 'ANDERE'];

interface Unterschreibend {
	readonly person: ErziehungsberechtigterPerson;
	readonly isUnterschriftErforderlich: boolean;
	/** Signs on paper, as staff know; a link needs an address. */
	readonly aufPapier?: boolean;
}

/** Who is to sign for a minor in the portal needs an address the link goes to (table: Erziehungsberechtigter, email). */
export function emailOderPapier({ lage, eingabe }: Fall<Unterschreibend>): Regelverstoss | null {
	if (!eingabe || !brauchtEmail(lage, eingabe)) return null;
	if (!hatRolle(lage.akteur, ['MA_VERWALTUNG', 'ADMIN']))
		return { code: 'P', http: 422, feld: 'email', text: MELDUNG.P };
	const text = 'Bitte tragen Sie eine E-Mail-Adresse ein, oder dass auf Papier unterschrieben wird.';
	return eingabe.aufPapier ? null : { code: 'P', http: 422, feld: 'email', text };
}

/** Signs in the portal, and has no address his link could go to. */
export const brauchtEmail = (lage: Lage, { isUnterschriftErforderlich, person }: Unterschreibend): boolean =>
	isUnterschriftErforderlich &&
	!person.email &&
	lage.referenz.parameter.pdfSignatures &&
	brauchtErziehungsberechtigte(lage);

/** While a minor is bound by a contract, somebody must stay who signs for him (G13). */
export function jemandUnterschreibt(lage: Lage, danach: readonly Erziehungsberechtigter[]): Befund {
	if (!lage.akte.wuensche.some((w) => GEBUNDEN.includes(w.status))) return null;
	return erziehungsberechtigteHinterlegt({
		lage: { ...lage, akte: { ...lage.akte, erziehungsberechtigte: [...danach] } },
	});
}
