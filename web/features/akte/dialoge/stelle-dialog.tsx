import { useState } from 'react';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { Sendezeile } from '../../senden/sendezeile.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { type Einsatzort, EinsatzortAuswahl } from '../einsatzorte/einsatzort-auswahl.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { BetreuerAuswahl } from './betreuer-auswahl.tsx';
import { DienstartAuswahl } from './dienstart-auswahl.tsx';
import { useFormular } from './formular.ts';
import { Folgen, type Probetat } from './tatfolgen.tsx';

const LABELS = {
	einsatzortID: DIALOG.stelle.einsatzort,
	dienstartID: DIALOG.dienstart,
	bemerkung: DIALOG.stelle.bemerkung,
	betreuerUserID: DIALOG.betreuung,
	nachricht: DIALOG.vorschlagen.nachricht,
};

interface Stelle extends Record<string, unknown> {
	dienstartID: string | null;
	bemerkung: string;
}

/** One more wish, entered for the volunteer. */
export function StelleDialog({ aktion, onClose }: AktionProps) {
	const [ort, setOrt] = useState<Einsatzort | null>(null);
	const { freiwilliger, wuensche } = useAkte();
	const eintrag = ({ dienstartID, bemerkung }: Stelle) => ({
		params: { id: freiwilliger.id },
		body: [{ einsatzortID: ort?.id ?? '', dienstartID, bemerkung: bemerkung.trim() || null }],
	});
	const formular = useFormular<Stelle>({
		initialValues: { dienstartID: null, bemerkung: '' },
		labels: LABELS,
		pruefe: (): Record<string, string> => (ort ? {} : { einsatzortID: MELDUNG.P }),
		run: (werte, idempotencyKey) => call('POST /v1/freiwilliger/{id}/stellen', { ...eintrag(werte), idempotencyKey }),
		meldung: DIALOG.stelle.meldung,
		onDone: onClose,
	});
	return (
		<AktionsDialog
			aktion={aktion}
			onClose={onClose}
			formular={formular}
			titel={DIALOG.stelle.titel}
			verb={DIALOG.stelle.verb}
			breite={680}
		>
			<EinsatzortAuswahl
				id={`${formular.id}einsatzortID`}
				value={ort}
				onChange={(neu) => {
					setOrt(neu);
					formular.form.setFieldValue('dienstartID', null);
				}}
				ohne={wuensche.filter(({ status }) => status < WUNSCH.nr.Abgesagt).map(({ einsatzortID }) => einsatzortID)}
				error={formular.form.errors.einsatzortID}
				required
				data-autofocus
			/>
			<DienstartAuswahl einsatzortID={ort?.id ?? null} clearable {...formular.feld('dienstartID')} />
			<TextAreaField label={DIALOG.stelle.bemerkung} {...formular.feld('bemerkung')} />
			{ort && <Sendezeile imDialog anfrage={{ ruf: 'bewerben', ...eintrag(formular.form.values) }} />}
		</AktionsDialog>
	);
}

interface Vorschlag extends Record<string, unknown> {
	dienstartID: string | null;
	betreuerUserID: string | null;
	nachricht: string;
}

/** A place proposed to the volunteer, who answers himself. */
export function VorschlagDialog({ aktion, onClose }: AktionProps) {
	const [ort, setOrt] = useState<Einsatzort | null>(null);
	const { freiwilliger } = useAkte();
	const formular = useFormular<Vorschlag>({
		initialValues: { dienstartID: null, betreuerUserID: null, nachricht: '' },
		labels: LABELS,
		run: ({ dienstartID, betreuerUserID, nachricht }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/vorschlag', {
				params: { id: freiwilliger.id },
				body: {
					einsatzortID: ort?.id,
					dienstartID: dienstartID ?? undefined,
					betreuerUserID: betreuerUserID ?? undefined,
					nachricht: nachricht.trim() || undefined,
				},
				idempotencyKey,
			}),
		meldung: DIALOG.vorschlagen.meldung,
		onDone: onClose,
	});
	const { nachricht } = formular.form.values;
	const stelle = ort ? { einsatzortID: ort.id, einsatzstelleID: ort.einsatzstelleID ?? '' } : undefined;
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} verb={DIALOG.vorschlagen.verb} breite={680}>
			<EinsatzortAuswahl
				id={`${formular.id}einsatzortID`}
				value={ort}
				onChange={setOrt}
				error={formular.form.errors.einsatzortID}
				required
				data-autofocus
			/>
			<DienstartAuswahl einsatzortID={ort?.id ?? null} clearable {...formular.feld('dienstartID')} />
			<BetreuerAuswahl stelle={stelle} required {...formular.feld('betreuerUserID')} />
			<TextAreaField label={DIALOG.vorschlagen.nachricht} required {...formular.feld('nachricht')} />
			<Folgen tat={vorschlag(ort, formular.form.values)} worte={{ nachricht }} aktion={aktion} />
		</AktionsDialog>
	);
}

/** As far as it is chosen; null: not far enough to say what follows. */
const vorschlag = (ort: Einsatzort | null, { dienstartID, betreuerUserID }: Vorschlag): Probetat | null =>
	ort && betreuerUserID
		? { tat: 'vorschlagen', einsatzortID: ort.id, betreuerUserID, dienstartID: dienstartID ?? undefined }
		: null;
