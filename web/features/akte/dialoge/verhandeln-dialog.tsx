import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { adresseQuery } from '../../stammlisten/queries.ts';
import { useAkte } from '../akte-kontext.tsx';
import type { Wunsch } from '../typen.ts';
import { useZurueck } from '../zuruecknehmen.ts';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { BetreuerAuswahl } from './betreuer-auswahl.tsx';
import { DienstartAuswahl } from './dienstart-auswahl.tsx';
import { useFormular } from './formular.ts';
import { Folgen } from './tatfolgen.tsx';

interface Werte extends Record<string, unknown> {
	dienstartID: string | null;
	betreuerUserID: string | null;
}

const gewaehlt = ({ dienstartID, betreuerUserID }: Werte) => ({
	dienstartID: dienstartID ?? undefined,
	betreuerUserID: betreuerUserID ?? undefined,
});

const LABELS = { dienstartID: DIALOG.dienstart, betreuerUserID: DIALOG.betreuung };

/** Negotiation begins: from here the Dienstart stays and somebody looks after it. */
export function VerhandelnDialog(props: AktionProps) {
	const wunsch = useAkte().wuensche.find(({ id }) => id === props.aktion.wunschID);
	return wunsch && <Verhandeln {...props} wunsch={wunsch} />;
}

function Verhandeln({ aktion, onClose, wunsch }: AktionProps & { wunsch: Wunsch }) {
	const { freiwilliger } = useAkte();
	const zurueck = useZurueck();
	const { data: ort } = useSuspenseQuery(adresseQuery(wunsch.einsatzortID));
	// What the volunteer asked for is proposed where it is offered.
	const gewuenscht = ort.dienstartIDs.find((id) => id === freiwilliger.dienstartWunschID) ?? null;
	const formular = useFormular<Werte>({
		initialValues: { dienstartID: wunsch.dienstartID ?? gewuenscht, betreuerUserID: wunsch.betreuerUserID },
		labels: LABELS,
		run: (werte, idempotencyKey) =>
			call('POST /v1/freiwilliger/wunsch/{id}/verhandlung', {
				params: { id: wunsch.id },
				body: gewaehlt(werte),
				idempotencyKey,
			}),
		meldung: DIALOG.verhandeln.meldung,
		gegenteil: () => zurueck(freiwilliger, 'verhandeln', wunsch.id),
		onDone: onClose,
	});
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular}>
			<DienstartAuswahl einsatzortID={wunsch.einsatzortID} required {...formular.feld('dienstartID')} />
			<BetreuerAuswahl stelle={wunsch} required {...formular.feld('betreuerUserID')} />
			<Folgen tat={{ tat: 'verhandeln', wunschID: wunsch.id, ...gewaehlt(formular.form.values) }} aktion={aktion} />
		</AktionsDialog>
	);
}
