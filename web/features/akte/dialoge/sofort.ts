import { WUNSCH } from '#domain/status/wunsch.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import type { Aktion, Wunsch } from '../typen.ts';

interface Sofort {
	run: (wunsch: Wunsch, idempotencyKey?: string) => Promise<unknown>;
	meldung: string;
	zurueck: (wunsch: Wunsch) => Promise<unknown>;
	zurueckMeldung: string;
}

const warteliste = (status: 0 | 500) => (w: Wunsch, idempotencyKey?: string) =>
	call('PUT /v1/freiwilliger/wunsch/{id}', { params: { id: w.id }, body: { status }, idempotencyKey });

const reaktiviere = (wunschID: string, idempotencyKey?: string) =>
	call('DELETE /v1/freiwilliger/wunsch/{id}/reactivate', { params: { id: wunschID }, idempotencyKey });

/** Ends the wish as it had ended before, with the reason given then. */
function beendeWieder({ id, status, grund }: Wunsch) {
	if (status === WUNSCH.nr.Abgelehnt)
		return call('POST /v1/freiwilliger/wunsch/{id}/decline', { params: { id }, body: { grund: grund ?? '' } });
	return call('DELETE /v1/freiwilliger/wunsch/{id}', { params: { id }, body: { grund: grund ?? undefined } });
}

/** Actions that need no question, each with its opposite. */
const SOFORT: { readonly [K in AktionKey]?: Sofort } = {
	wartelisteSetzen: {
		run: warteliste(500),
		meldung: DIALOG.aufWarteliste,
		zurueck: warteliste(0),
		zurueckMeldung: DIALOG.vonWarteliste,
	},
	wartelisteAufheben: {
		run: warteliste(0),
		meldung: DIALOG.vonWarteliste,
		zurueck: warteliste(500),
		zurueckMeldung: DIALOG.aufWarteliste,
	},
	reaktivieren: {
		run: (w, idempotencyKey) => reaktiviere(w.id, idempotencyKey),
		meldung: DIALOG.reaktiviert,
		zurueck: beendeWieder,
		zurueckMeldung: DIALOG.wiederBeendet,
	},
};

/** Does at once what needs no question; false: it needs one. */
export function useSofort(): (aktion: Aktion) => boolean {
	const { wuensche, freiwilliger } = useAkte();
	const befehl = useAkteBefehl<{ wunsch: Wunsch; sofort: Sofort }>({
		run: ({ wunsch, sofort }, key) => sofort.run(wunsch, key),
		meldung: ({ sofort }) => sofort.meldung,
		gegenteil: ({ wunsch, sofort }) => ({
			run: () => sofort.zurueck(wunsch),
			meldung: sofort.zurueckMeldung,
			wer: anzeigename(freiwilliger),
		}),
	});
	return ({ aktion, wunschID }) => {
		const sofort = SOFORT[aktion];
		const wunsch = wuensche.find(({ id }) => id === wunschID);
		if (!sofort || !wunsch) return false;
		if (!befehl.isRunning) befehl.execute({ wunsch, sofort });
		return true;
	};
}

/** Titles of buttons end in `…` where a question follows. */
export const fragtNach = ({ aktion }: Pick<Aktion, 'aktion'>): boolean => !(aktion in SOFORT);
