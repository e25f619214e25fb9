import type { Tatart } from '#domain/akte/tat.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import type { Aktenblick } from '../akte-kontext.tsx';
import type { Aktion } from '../typen.ts';
import type { Probetat } from './tatfolgen.tsx';

export interface Worte extends Record<string, unknown> {
	grund: string;
	nachricht: string;
}

interface Wo {
	aktion: Aktion;
	akte: Aktenblick;
}

/** An action that asks for nothing but words. */
export interface Textfrage {
	/** The decision itself says what happens. */
	probe: (wo: Wo) => Probetat;
	felder: readonly { name: 'grund' | 'nachricht'; label: string; pflicht?: true; hilfe?: string }[];
	gefahr?: true;
	run: (wo: Wo, worte: Worte, idempotencyKey: string) => Promise<unknown>;
	meldung: string;
	/** As what it can be taken back for a while. */
	tat?: Tatart;
}

const oderNichts = (text: string): string | undefined => text.trim() || undefined;
const wunschID = ({ aktion }: { aktion: Aktion }): string => aktion.wunschID ?? '';
const akteID = ({ akte }: { akte: Aktenblick }): string => akte.freiwilliger.id;

const vorschlagsantwort =
	(annehmen: boolean): Textfrage['run'] =>
	(wo, { nachricht }, idempotencyKey) =>
		call('POST /v1/freiwilliger/{id}/stellen/{stellenId}/vorschlag', {
			params: { id: akteID(wo), stellenId: wunschID(wo) },
			body: { annehmen, nachricht: oderNichts(nachricht) },
			idempotencyKey,
		});

const nachbearbeitung =
	(nachbearbeitungAbgeschlossen: boolean): Textfrage['run'] =>
	(wo, _, idempotencyKey) =>
		call('PUT /v1/freiwilliger/{id}', {
			params: { id: akteID(wo) },
			body: { nachbearbeitungAbgeschlossen },
			idempotencyKey,
		});

export const TEXTFRAGEN: { readonly [K in AktionKey]?: Textfrage } = {
	ablehnen: {
		probe: (wo) => ({ tat: 'ablehnen', wunschID: wunschID(wo) }),
		felder: [
			{ name: 'grund', label: DIALOG.ablehnen.grund, pflicht: true },
			{ name: 'nachricht', label: DIALOG.kontaktieren.nachricht, hilfe: DIALOG.optional },
		],
		gefahr: true,
		run: (wo, { grund, nachricht }, idempotencyKey) =>
			call('POST /v1/freiwilliger/wunsch/{id}/decline', {
				params: { id: wunschID(wo) },
				body: { grund, nachricht: oderNichts(nachricht) },
				idempotencyKey,
			}),
		meldung: DIALOG.ablehnen.meldung,
		tat: 'ablehnen',
	},
	zurueckziehen: {
		probe: (wo) => ({ tat: 'zurueckziehen', wunschID: wunschID(wo) }),
		felder: [{ name: 'grund', label: DIALOG.grund }],
		gefahr: true,
		run: (wo, { grund }, idempotencyKey) =>
			call('DELETE /v1/freiwilliger/wunsch/{id}', {
				params: { id: wunschID(wo) },
				// The list above says what it means when a place is already reserved.
				body: { grund: oderNichts(grund), bestaetigt: true },
				idempotencyKey,
			}),
		meldung: DIALOG.zurueckziehen.meldung,
		tat: 'zurueckziehen',
	},
	annullieren: {
		probe: () => ({ tat: 'annullieren' }),
		felder: [{ name: 'grund', label: DIALOG.grund, pflicht: true }],
		gefahr: true,
		run: (wo, { grund }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/reset-vertrag', { params: { id: akteID(wo) }, body: { grund }, idempotencyKey }),
		meldung: DIALOG.annullieren.meldung,
		tat: 'annullieren',
	},
	vorschlagAnnehmen: {
		probe: (wo) => ({ tat: 'vorschlagAnnehmen', wunschID: wunschID(wo) }),
		felder: [{ name: 'nachricht', label: DIALOG.vorschlag.nachricht }],
		run: vorschlagsantwort(true),
		meldung: DIALOG.vorschlag.angenommen,
	},
	vorschlagAblehnen: {
		probe: (wo) => ({ tat: 'vorschlagAblehnen', wunschID: wunschID(wo) }),
		felder: [{ name: 'nachricht', label: DIALOG.vorschlag.nachricht }],
		gefahr: true,
		run: vorschlagsantwort(false),
		meldung: DIALOG.vorschlag.abgelehnt,
	},
	nachbearbeitungAbschliessen: {
		probe: () => ({ tat: 'nachbearbeitungAbschliessen' }),
		felder: [],
		run: nachbearbeitung(true),
		meldung: DIALOG.nachbearbeitung.abgeschlossen,
	},
	nachbearbeitungOeffnen: {
		probe: () => ({ tat: 'nachbearbeitungOeffnen' }),
		felder: [],
		run: nachbearbeitung(false),
		meldung: DIALOG.nachbearbeitung.geoeffnet,
	},
	zyklusUebernehmen: {
		probe: () => ({ tat: 'zyklusUebernehmen' }),
		felder: [],
		run: (wo, _, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/move-zyklus', { params: { id: akteID(wo) }, idempotencyKey }),
		meldung: DIALOG.zyklus.meldung,
	},
};
