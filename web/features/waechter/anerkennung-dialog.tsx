import { call } from '../../client/call.ts';
import { ANERKENNUNG as T } from '../../texte/geld/waechter.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen } from './queries.ts';

interface AnerkennungDialogProps {
	stelle: { readonly id: string; readonly bezeichnung: string };
	bis: string | null;
	onClose: () => void;
}

/** The last day of a recognition, as its notice says. */
export function AnerkennungDialog({ stelle: { id, bezeichnung }, bis, onClose }: AnerkennungDialogProps) {
	const formular = useFormular<{ bis: string | null }>({
		initialValues: { bis },
		labels: { bis: T.bis },
		run: (werte, idempotencyKey) =>
			call('PUT /v1/adresse/{id}/anerkennung', { params: { id }, body: { bis: werte.bis || null }, idempotencyKey }),
		invalidates: betroffen,
		meldung: T.gespeichert,
		onDone: onClose,
	});
	return (
		<FormularDialog formular={formular} titel={T.titel(bezeichnung)} verb={T.verb} onClose={onClose}>
			<DateField data-autofocus label={T.bis} description={T.hilfe} w={220} {...formular.feld('bis')} />
		</FormularDialog>
	);
}
