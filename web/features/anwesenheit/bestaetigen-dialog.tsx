import { Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import type { Rasterzeile } from './zeilen.ts';

interface BestaetigenDialogProps {
	seminarID: string;
	wen: readonly Rasterzeile[];
	onClose: () => void;
	onDone: (() => void) | undefined;
}

const betroffen = [['seminare'], ['listen'], ['seminarplanung']] as const;

/** What follows from the half days becomes what is recognised; for a moment it can be taken back. */
export function BestaetigenDialog({ seminarID, wen, onClose, onDone }: BestaetigenDialogProps) {
	const [erste] = wen;
	const alleGleich = wen.every(({ tage, ergebnis }) => tage === erste?.tage && ergebnis === 'ANERKANNT');
	const abgelehnte = wen.filter(({ ergebnis }) => ergebnis === 'ABGELEHNT');

	const formular = useFormular<{ grund: string }, { data: { n: number } }>({
		initialValues: { grund: T.grundVorgabe },
		labels: { grund: T.grund },
		run: ({ grund }, idempotencyKey) =>
			call('POST /v1/seminar/teilnehmerliste/review', {
				body: {
					seminarID,
					eintraege: wen.map(({ freiwilligerID, ergebnis, tage }) => ({
						...{ freiwilligerID, ergebnis, tage },
						grund: ergebnis === 'ABGELEHNT' ? grund : null,
					})),
				},
				idempotencyKey,
			}),
		invalidates: betroffen,
		meldung: (_, { data }) => T.bestaetigt(data.n),
		gegenteil: () => ({
			run: (idempotencyKey) =>
				call('POST /v1/seminar/teilnehmerliste/review', {
					body: {
						seminarID,
						eintraege: wen.map(({ freiwilligerID }) => ({
							...{ freiwilligerID, ergebnis: 'WIDERRUFEN' as const },
							grund: T.rueckgaengigGrund,
						})),
					},
					idempotencyKey,
				}),
			meldung: T.zurueckgenommen(wen.length),
		}),
		onDone: () => {
			onClose();
			onDone?.();
		},
	});
	return (
		<FormularDialog formular={formular} titel={T.bestaetigenFrage(wen.length)} verb={T.bestaetigen} onClose={onClose}>
			<Text>{alleGleich && erste ? T.jeTage(wen.length, erste.tage) : T.nachVorschlag(wen.length)}</Text>
			<Text variant="secondary">{T.post}</Text>
			<SimpleTable
				rows={wen}
				rowKey={({ freiwilligerID }) => freiwilligerID}
				columns={[
					{ head: T.name, cell: ({ name }) => name, isRowHead: true },
					{
						head: T.tage,
						cell: ({ tage, ergebnis }) =>
							ergebnis === 'ABGELEHNT' ? T.abgelehnt : T.anerkannt(tage, ergebnis === 'ANERKANNT_AU'),
						align: 'end',
						nowrap: true,
					},
				]}
			/>
			{abgelehnte.length > 0 && (
				<TextAreaField label={T.grund} required maxLength={1000} autosize minRows={1} {...formular.feld('grund')} />
			)}
		</FormularDialog>
	);
}
