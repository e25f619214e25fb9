import { Stack } from '@mantine/core';
import { useState } from 'react';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { call } from '../../client/call.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { UI } from '../../texte/ui.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { Sendezeile } from '../senden/sendezeile.tsx';
import { NachweisVorschau } from './nachweis-vorschau.tsx';
import css from './planung.module.css';
import { betroffen, type Planeintrag } from './queries.ts';

type Ergebnis = keyof typeof T.ergebnisse;

interface Werte extends Record<string, unknown> {
	ergebnis: Ergebnis;
	tage: number | null;
	grund: string;
}

interface PruefenDialogProps {
	freiwilligerID: string;
	eintrag: Pick<Planeintrag, 'id' | 'titel' | 'geplant' | 'tage' | 'status'> & {
		/** What was handed in. */
		readonly datei: { readonly isAU: boolean; readonly eingereichtAm: string } | null;
	};
	onClose: () => void;
}

/** What is recognised of a seminar; or that it is to be looked at again. */
export function PruefenDialog({ freiwilligerID, eintrag, onClose }: PruefenDialogProps) {
	const { id: nachweisID, titel, geplant, tage, status } = eintrag;
	const wirdGeprueft = status === SEMINARNACHWEIS.nr.Pruefung;
	// As it was when the dialog opened: the list behind it may have been read anew.
	const [eingereichtAm] = useState(eintrag.datei?.eingereichtAm ?? null);
	const wie = ({ ergebnis, tage, grund }: Werte) => ({
		params: { freiwilligerID },
		body: wirdGeprueft
			? { nachweisID, ergebnis, tage: tage ?? 0, grund: grund || null, eingereichtAm }
			: { nachweisID, ergebnis: 'WIDERRUFEN' as const, grund },
	});
	const formular = useFormular<Werte>({
		initialValues: { ergebnis: 'ANERKANNT', tage: tage ?? geplant, grund: '' },
		labels: { ergebnis: T.ergebnis, tage: T.feld.tage, grund: T.grund },
		run: (werte, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/nachweise/review', { ...wie(werte), idempotencyKey }),
		meldung: wirdGeprueft ? T.geprueft : T.zurueckgenommen,
		invalidates: betroffen(freiwilligerID),
		onDone: onClose,
	});
	const { feld, form } = formular;
	const abgelehnt = form.values.ergebnis === 'ABGELEHNT';
	const zeigtDatei = wirdGeprueft && eintrag.datei !== null;
	const felder = (
		<>
			{wirdGeprueft && (
				<>
					<RadioField
						label={T.ergebnis}
						options={(Object.keys(T.ergebnisse) as Ergebnis[]).map((value) => ({ value, label: T.ergebnisse[value] }))}
						{...feld('ergebnis')}
						value={form.values.ergebnis}
						onChange={(ergebnis) => form.setFieldValue('ergebnis', ergebnis as Ergebnis)}
					/>
					{!abgelehnt && <NumberField label={T.feld.tage} required decimalScale={1} w={120} {...feld('tage')} />}
				</>
			)}
			<TextAreaField
				label={T.grund}
				required={abgelehnt || !wirdGeprueft}
				maxLength={1000}
				autosize
				minRows={2}
				{...feld('grund')}
			/>
			<Sendezeile imDialog anfrage={{ ruf: 'pruefeSeminarnachweis', ...wie(form.values) }} />
		</>
	);
	return (
		<FormularDialog
			formular={formular}
			breite={zeigtDatei ? 1080 : 480}
			onClose={onClose}
			titel={wirdGeprueft ? T.pruefenTitel : T.zuruecknehmen}
			untertitel={[titel ?? T.ohneNamen, T.tage(geplant)].join(', ')}
			verb={wirdGeprueft ? UI.speichern : T.zuruecknehmen}
		>
			{zeigtDatei ? (
				<div className={css.pruefung}>
					<NachweisVorschau
						freiwilligerID={freiwilligerID}
						nachweisID={nachweisID}
						isAU={eintrag.datei?.isAU ?? false}
					/>
					<Stack>{felder}</Stack>
				</div>
			) : (
				felder
			)}
		</FormularDialog>
	);
}
