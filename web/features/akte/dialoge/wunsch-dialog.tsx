import { call } from '../../../client/call.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { UI } from '../../../texte/ui.ts';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from './aktions-dialog.tsx';
import { DienstartAuswahl } from './dienstart-auswahl.tsx';
import { useFormular } from './formular.ts';

const LABELS = {
	dienstartID: DIALOG.dienstart,
	prioritaet: DIALOG.wunsch.prioritaet,
	bemerkung: DIALOG.wunsch.bemerkung,
};

/** The Dienstart of a wish, while it may still change. */
export function DienstartDialog({ aktion, onClose }: AktionProps) {
	const wunsch = useAkte().wuensche.find(({ id }) => id === aktion.wunschID);
	const formular = useFormular<{ dienstartID: string | null }>({
		initialValues: { dienstartID: wunsch?.dienstartID ?? null },
		labels: LABELS,
		pruefe: ({ dienstartID }): Record<string, string> =>
			dienstartID === null && !wunsch?.dienstartID ? { dienstartID: DIALOG.dienstartFehlt } : {},
		run: ({ dienstartID }, idempotencyKey) =>
			call('PUT /v1/freiwilliger/wunsch/{id}', {
				params: { id: aktion.wunschID ?? '' },
				body: { dienstartID },
				idempotencyKey,
			}),
		meldung: DIALOG.dienstartGeaendert,
		onDone: onClose,
	});
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} verb={UI.speichern}>
			<DienstartAuswahl
				einsatzortID={wunsch?.einsatzortID ?? null}
				clearable={Boolean(wunsch?.dienstartID)}
				data-autofocus
				{...formular.feld('dienstartID')}
			/>
		</AktionsDialog>
	);
}

/** Order and remark of a wish. */
export function WunschDialog({ aktion, onClose }: AktionProps) {
	const wunsch = useAkte().wuensche.find(({ id }) => id === aktion.wunschID);
	const formular = useFormular<{ prioritaet: number | null; bemerkung: string }>({
		initialValues: { prioritaet: wunsch?.prioritaet ?? null, bemerkung: wunsch?.bemerkung ?? '' },
		labels: LABELS,
		run: ({ prioritaet, bemerkung }, idempotencyKey) =>
			call('PUT /v1/freiwilliger/wunsch/{id}', {
				params: { id: aktion.wunschID ?? '' },
				body: { prioritaet, bemerkung: bemerkung.trim() || null },
				idempotencyKey,
			}),
		meldung: DIALOG.wunsch.meldung,
		onDone: onClose,
	});
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} verb={UI.speichern}>
			<NumberField
				label={DIALOG.wunsch.prioritaet}
				description={DIALOG.wunsch.prioritaetHilfe}
				w={120}
				data-autofocus
				{...formular.feld('prioritaet')}
			/>
			<TextAreaField label={DIALOG.wunsch.bemerkung} {...formular.feld('bemerkung')} />
		</AktionsDialog>
	);
}
