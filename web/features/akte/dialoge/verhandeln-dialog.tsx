import { Text } from '@mantine/core';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { useAkte } from '../akte-kontext.tsx';
import { useZurueck } from '../zuruecknehmen.ts';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { BetreuerAuswahl } from './betreuer-auswahl.tsx';
import { DienstartAuswahl } from './dienstart-auswahl.tsx';
import { useFormular } from './formular.ts';

const LABELS = { dienstartID: DIALOG.dienstart, betreuerUserID: DIALOG.betreuung };

/** Negotiation begins: from here the Dienstart stays and somebody looks after it. */
export function VerhandelnDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger, wuensche } = useAkte();
	const zurueck = useZurueck();
	const wunsch = wuensche.find(({ id }) => id === aktion.wunschID);
	const formular = useFormular<{ dienstartID: string | null; betreuerUserID: string | null }>({
		initialValues: { dienstartID: wunsch?.dienstartID ?? null, betreuerUserID: wunsch?.betreuerUserID ?? null },
		labels: LABELS,
		run: ({ dienstartID, betreuerUserID }, idempotencyKey) =>
			call('POST /v1/freiwilliger/wunsch/{id}/verhandlung', {
				params: { id: aktion.wunschID ?? '' },
				body: { dienstartID: dienstartID ?? undefined, betreuerUserID: betreuerUserID ?? undefined },
				idempotencyKey,
			}),
		meldung: DIALOG.verhandeln.meldung,
		gegenteil: () => zurueck(freiwilliger.id, 'verhandeln', aktion.wunschID),
		onDone: onClose,
	});
	if (!wunsch) return null;
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular}>
			<Text variant="secondary">{DIALOG.verhandeln.einleitung}</Text>
			<DienstartAuswahl einsatzortID={wunsch.einsatzortID} required {...formular.feld('dienstartID')} />
			<BetreuerAuswahl stelle={wunsch} required {...formular.feld('betreuerUserID')} />
		</AktionsDialog>
	);
}
