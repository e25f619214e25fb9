import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { UI } from '../../../texte/ui.ts';
import { Sendezeile } from '../../senden/sendezeile.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { BetreuerAuswahl } from './betreuer-auswahl.tsx';
import { useFormular } from './formular.ts';

const LABELS = { betreuerUserID: DIALOG.betreuung, traegerBetreuerUserID: DIALOG.betreuung };

interface Werte extends Record<string, unknown> {
	betreuerUserID: string | null;
}

/** Who looks after the volunteer: at a wish's Einsatzstelle, or for the Traeger. */
export function BetreuerDialog({ aktion, onClose }: AktionProps) {
	const { freiwilliger, wuensche } = useAkte();
	const wunsch = wuensche.find(({ id }) => id === aktion.wunschID);
	const { id } = freiwilliger;
	const bisher = wunsch ? wunsch.betreuerUserID : freiwilliger.traegerBetreuerUserID;
	const amWunsch = ({ id: wunschID }: { id: string }, betreuerUserID: string | null) => ({
		...{ params: { id, wunschID }, body: { betreuerUserID: betreuerUserID ?? '' } },
	});
	const beimTraeger = (traegerBetreuerUserID: string | null) => ({ params: { id }, body: { traegerBetreuerUserID } });
	const formular = useFormular<Werte>({
		initialValues: { betreuerUserID: bisher },
		labels: LABELS,
		run: ({ betreuerUserID }, idempotencyKey) =>
			wunsch
				? call('POST /v1/freiwilliger/{id}/wunsch/{wunschID}/update-betreuer', {
						...amWunsch(wunsch, betreuerUserID),
						idempotencyKey,
					})
				: call('POST /v1/freiwilliger/{id}/update-betreuer', { ...beimTraeger(betreuerUserID), idempotencyKey }),
		meldung: DIALOG.betreuungGeaendert,
		onDone: onClose,
	});
	const { betreuerUserID: neu } = formular.form.values;
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} verb={UI.speichern}>
			<BetreuerAuswahl
				stelle={wunsch}
				required={Boolean(wunsch)}
				clearable={!wunsch}
				data-autofocus
				{...formular.feld('betreuerUserID')}
			/>
			{neu !== null && neu !== bisher && (
				<Sendezeile
					imDialog
					anfrage={
						wunsch
							? { ruf: 'aendereBetreuer', ...amWunsch(wunsch, neu) }
							: { ruf: 'aendereTraegerBetreuer', ...beimTraeger(neu) }
					}
				/>
			)}
		</AktionsDialog>
	);
}
