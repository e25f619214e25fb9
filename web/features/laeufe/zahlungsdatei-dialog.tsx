import { List, Stack, Text } from '@mantine/core';
import { istBanktag, naechsterBanktag } from '#domain/geld/sepa/banktag.ts';
import { call } from '../../client/call.ts';
import { ladeHerunter } from '../../client/lade-herunter.ts';
import { LAUF, ZAHLUNGSDATEI as T } from '../../texte/geld/laeufe.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Lauf } from './queries.ts';

interface ZahlungsdateiDialogProps {
	lauf: Lauf;
	heute: string;
	onClose: () => void;
}

/** When the bank is to pay, and who isn't in the file. */
export function ZahlungsdateiDialog({ lauf, heute, onClose }: ZahlungsdateiDialogProps) {
	const { id, art, von, nr, ohneUeberweisung } = lauf;
	const formular = useFormular<{ ausfuehrung: string | null }, unknown>({
		initialValues: { ausfuehrung: naechsterBanktag(heute) },
		labels: { ausfuehrung: T.ausfuehrung },
		run: ({ ausfuehrung }, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/zahlungsdatei', {
				params: { id },
				body: { ausfuehrung },
				idempotencyKey,
				timeoutMs: 120_000,
			}),
		invalidates: betroffen,
		meldung: LAUF.geholt,
		onDone: (datei) => {
			ladeHerunter(LAUF.dateiname(art, von, nr, 'xml'), datei as Blob);
			onClose();
		},
	});
	return (
		<FormularDialog formular={formular} titel={T.titel} verb={T.verb} onClose={onClose}>
			<Text variant="secondary">{T.text}</Text>
			<DateField
				required
				data-autofocus
				label={T.ausfuehrung}
				description={T.ausfuehrungHilfe}
				minDate={heute}
				getDayProps={(tag) => ({ disabled: !istBanktag(tag) })}
				{...formular.feld('ausfuehrung')}
			/>
			{ohneUeberweisung.length > 0 && (
				<Stack gap={4}>
					<Text fw={600}>{T.ohne(ohneUeberweisung.length)}</Text>
					<List size="sm">
						{ohneUeberweisung.map((wer) => (
							<List.Item key={wer}>{wer}</List.Item>
						))}
					</List>
				</Stack>
			)}
		</FormularDialog>
	);
}
