import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { ANWESENHEIT as T } from '../../texte/anwesenheit.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import type { Rasterzeile } from './zeilen.ts';

interface BestaetigenDialogProps {
	seminarID: string;
	wen: readonly Rasterzeile[];
	onClose: () => void;
}

const betroffen = [['seminare'], ['listen'], ['seminarplanung']] as const;

/** What follows from the half days becomes what is recognised; for a moment it can be taken back. */
export function BestaetigenDialog({ seminarID, wen, onClose }: BestaetigenDialogProps) {
	const client = useQueryClient();
	const [erste] = wen;
	const alleGleich = wen.every(({ tage, ergebnis }) => tage === erste?.tage && ergebnis === 'ANERKANNT');
	const abgelehnte = wen.filter(({ ergebnis }) => ergebnis === 'ABGELEHNT');

	async function nimmZurueck() {
		try {
			const eintraege = wen.map(({ freiwilligerID }) => ({
				freiwilligerID,
				ergebnis: 'WIDERRUFEN' as const,
				grund: T.rueckgaengigGrund,
			}));
			await call('POST /v1/seminar/teilnehmerliste/review', { body: { seminarID, eintraege } });
			toast.success(T.zurueckgenommen(wen.length));
		} catch (fehler) {
			if (!(fehler instanceof ApiFehler)) throw fehler;
			toast.error(fehler.message);
		}
		await Promise.all(betroffen.map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
	}

	const formular = useFormular({
		initialValues: { grund: T.grundVorgabe as string },
		labels: { grund: T.grund },
		run: ({ grund }: { grund: string }, idempotencyKey) =>
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
		onDone: ({ data }) => {
			onClose();
			toast.success(T.bestaetigt(data.n), { action: { label: T.rueckgaengig, run: () => void nimmZurueck() } });
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
