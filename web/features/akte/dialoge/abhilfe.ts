import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';

interface Abhilfe {
	aktion: AktionKey;
	/** It acts on the wish the reason is about; otherwise on the volunteer. */
	amWunsch: boolean;
	text: string;
	feld?: string;
}

/** Which action removes a reason, where one of the file does. */
export const ABHILFE: Readonly<Record<string, Abhilfe | undefined>> = {
	G07: { aktion: 'dienstartFestlegen', amWunsch: true, text: AKTE.dienstartFestlegen },
	G09: { aktion: 'betreuerAendern', amWunsch: true, text: AKTE.betreuungWaehlen },
	G11: { aktion: 'vertragBearbeiten', amWunsch: true, text: AKTE.vertragBearbeiten, feld: 'vertragsbeginn' },
	VERTRAG_UNTERSCHRIEBEN: { aktion: 'annullieren', amWunsch: true, text: AKTE.vertragAnnullieren },
	G13: { aktion: 'erziehungsberechtigteAnlegen', amWunsch: false, text: AKTE.personEintragen },
};

/** Pages that reasons name. */
export const ABHILFE_SEITEN = [
	{ ziel: 'einsatzorte', to: '/admin/freiwillige/$id', text: AKTE.zuEinsatzorten },
	{ ziel: 'vertrag', to: '/admin/freiwillige/$id/vertrag', text: AKTE.zumVertrag },
	{ ziel: 'akte', to: '/admin/freiwillige/$id/akte', text: DOKUMENTE.zuDokumenten },
	{ ziel: 'seminare', to: '/admin/freiwillige/$id/seminare', text: AKTE.zuSeminaren },
	{ ziel: 'daten', to: '/admin/freiwillige/$id/daten', text: AKTE.zuDaten },
	{ ziel: 'erziehungsberechtigte', to: '/admin/freiwillige/$id/daten', text: AKTE.zuDaten },
	{ ziel: 'kontingente', to: '/admin/kontingente', text: AKTE.zuKontingenten },
	{ ziel: 'zyklen', to: '/admin/system/zyklen', text: AKTE.zuZyklen },
] as const;
