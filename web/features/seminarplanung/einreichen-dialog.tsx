import { Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import { SEMINARE as T } from '../../texte/seminarplanung.ts';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Dateiwahl } from '../dateien/dateiwahl.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Planeintrag } from './queries.ts';

interface Werte extends Record<string, unknown> {
	datei: File | null;
	isAU: boolean;
}

interface EinreichenDialogProps {
	freiwilligerID: string;
	eintrag: Planeintrag;
	onClose: () => void;
}

/** Hands in a paper about a seminar, to be checked. */
export function EinreichenDialog({ freiwilligerID, eintrag, onClose }: EinreichenDialogProps) {
	const { id: nachweisID, titel, datei } = eintrag;
	const formular = useFormular<Werte>({
		initialValues: { datei: null, isAU: false },
		labels: { datei: T.datei, isAU: T.isAU },
		pruefe: (werte): Record<string, string> => (werte.datei ? {} : { datei: T.dateiFehlt }),
		run: (werte, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/nachweise', {
				params: { freiwilligerID },
				body: alsFormular(nachweisID, werte) as never,
				idempotencyKey,
			}),
		meldung: T.eingereicht,
		invalidates: betroffen(freiwilligerID),
		onDone: onClose,
	});
	const { form, feld } = formular;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={T.einreichen}
			untertitel={titel ?? T.ohneNamen}
			verb={T.einreichenVerb}
		>
			<Text variant="secondary">{[T.einreichenPost, datei && T.ersetztText].filter(Boolean).join(' ')}</Text>
			<Dateiwahl
				label={T.datei}
				required
				value={form.values.datei}
				onChange={(neu) => form.setFieldValue('datei', neu)}
				error={form.errors.datei}
				id={feld('datei').id}
			/>
			<SwitchField label={T.isAU} description={T.isAUText} {...form.getInputProps('isAU', { type: 'checkbox' })} />
		</FormularDialog>
	);
}

/** What is said of a file comes before it. */
function alsFormular(nachweisID: string, { datei, isAU }: Werte): FormData {
	const form = new FormData();
	form.set('nachweisID', nachweisID);
	form.set('isAU', String(isAU));
	if (datei) {
		form.set('expectedLength', String(datei.size));
		form.set('nachweis', datei);
	}
	return form;
}
