import { call } from '../../client/call.ts';
import { ERSATZTAGE as T } from '../../texte/seminare/anwesenheit.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen } from './queries.ts';

interface ErsatztagDialogProps {
	freiwilligerID: string;
	onClose: () => void;
}

/** The day somebody took off. */
export function ErsatztagDialog({ freiwilligerID, onClose }: ErsatztagDialogProps) {
	const formular = useFormular<{ tag: string | null }>({
		initialValues: { tag: null },
		labels: T.feld,
		run: ({ tag }, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/ersatztage', {
				params: { freiwilligerID },
				body: { tag: tag ?? '' },
				idempotencyKey,
			}),
		meldung: T.eingetragen,
		invalidates: betroffen(freiwilligerID),
		onDone: onClose,
	});
	const { feld } = formular;
	return (
		<FormularDialog formular={formular} titel={T.eintragen} verb={T.verb} onClose={onClose}>
			<DateField label={T.feld.tag} required data-autofocus w={200} {...feld('tag')} />
		</FormularDialog>
	);
}
