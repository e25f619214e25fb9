import { Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import { LAUF as T } from '../../texte/geld/laeufe.ts';
import { UI } from '../../texte/ui.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Lauf, type Posten } from './queries.ts';

interface BestaetigenDialogProps {
	lauf: Pick<Lauf, 'id'>;
	pruefung: Lauf['pruefungen'][number];
	posten: Posten;
	onClose: () => void;
}

/** Somebody answers for a row, and says why. */
export function BestaetigenDialog({ lauf: { id }, pruefung, posten, onClose }: BestaetigenDialogProps) {
	const { vertragID, monat } = posten;
	const formular = useFormular<{ grund: string }>({
		initialValues: { grund: '' },
		labels: { grund: T.grund },
		run: ({ grund }, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/zeilen', {
				params: { id },
				body: { zeilen: [{ vertragID, monat }], was: 'BESTAETIGEN', pruefung: pruefung.pruefung, grund },
				idempotencyKey,
			}),
		invalidates: betroffen,
		meldung: UI.gespeichert,
		onDone: onClose,
	});
	return (
		<FormularDialog
			formular={formular}
			titel={T.bestaetigenTitel(pruefung.titel, posten.name)}
			verb={T.bestaetigen}
			onClose={onClose}
		>
			<Text variant="secondary">{pruefung.abhilfe}</Text>
			<TextAreaField
				required
				data-autofocus
				label={T.grund}
				description={T.grundHilfe}
				maxLength={500}
				{...formular.feld('grund')}
			/>
		</FormularDialog>
	);
}
