/** The contract concluded by the portal itself once the last signature is there (table: W9, automatic). */

import { type AbschliessenEingabe, abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschDesDokuments } from '#domain/akte/signatur/partei.ts';
import { systembemerkung } from '#domain/akte/texte.ts';
import { vorausschau } from '#domain/akte/vorausschau.ts';
import type { Akte, Dokument } from '#domain/akte/zustand.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { PORTAL } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

/** The contract that may now be concluded, and the file as the decision leaves it. */
export interface Abschlussvorhaben {
	readonly lage: Lage;
	readonly wunschID: string;
}

const NICHT_ABGESCHLOSSEN = 'Der Vertrag wurde nicht von selbst abgeschlossen:';

/** What kept the contract from being concluded when this document was complete; null: nothing, or not any more. */
export function warumNichtAbgeschlossen(akte: Akte, dokument: Dokument): string | null {
	if (wunschDesDokuments(akte, dokument)?.status !== WUNSCH.nr.Vertragseinigung) return null;
	const damals = akte.bemerkungen.filter((b) => b.isSystem && b.geschriebenAm === dokument.statusSeit);
	const text = damals.find((b) => b.text?.includes(NICHT_ABGESCHLOSSEN))?.text;
	return text?.slice(text.indexOf(NICHT_ABGESCHLOSSEN)) ?? null;
}

/** After a decision that completed the signatures of a contract document; null: it did not. */
export function faelligerAbschluss(lage: Lage, { akte: ereignisse }: Entschluss): Abschlussvorhaben | null {
	const fertig = ereignisse.flatMap((e) =>
		e.type === 'DokumentUnterschrieben' ||
		(e.type === 'DokumentGeprueft' && e.facts.nach === DOKUMENT.nr.Unterschrieben)
			? [e.facts.dokumentID]
			: [],
	);
	if (fertig.length === 0) return null;
	const akte = vorausschau(lage, ereignisse);
	const dokument = akte.dokumente.find((d) => fertig.includes(d.id) && d.isVereinbart);
	const wunsch = dokument && wunschDesDokuments(akte, dokument);
	return wunsch?.status === WUNSCH.nr.Vertragseinigung
		? { lage: { ...lage, akteur: PORTAL, akte }, wunschID: wunsch.id }
		: null;
}

/** The decision with the conclusion behind it; where something is still missing, a remark tells the Traeger what. */
export function mitAbschluss(
	entschluss: Entschluss,
	{ lage, wunschID }: Abschlussvorhaben,
	neueNummer: AbschliessenEingabe['neueNummer'],
): Entschluss {
	try {
		const abschluss = abschliessen(lage, { wunschID, neueNummer });
		return { ...abschluss, akte: [...entschluss.akte, ...abschluss.akte] };
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		const text = `Alle haben unterschrieben. ${NICHT_ABGESCHLOSSEN} ${fehler.message}`;
		return { ...entschluss, akte: [...entschluss.akte, systembemerkung(lage, text)] };
	}
}
