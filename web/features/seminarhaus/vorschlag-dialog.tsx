import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Umzug } from '#domain/seminar/haus/vorschlag.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { betroffen, type Seminarhaus } from '../seminare/haus-query.ts';
import css from './haus.module.css';

interface VorschlagDialogProps {
	seminarID: string;
	haus: Seminarhaus;
	/** One move that is to be looked at in place of the whole proposal. */
	umzug?: Umzug | undefined;
	onClose: () => void;
}

/** Moves as old → new; nothing changes until they are taken over. */
export function VorschlagDialog({ seminarID, haus, umzug, onClose }: VorschlagDialogProps) {
	const vorschlag = useQuery({
		queryKey: ['seminare', seminarID, 'haus', 'vorschlag'],
		queryFn: async () =>
			(await call('POST /v1/seminar/{id}/haus/betten/vorschlag', { params: { id: seminarID } })).data,
		staleTime: 0,
		gcTime: 0,
		enabled: umzug === undefined,
	});
	const umzuege = umzug ? [umzug] : (vorschlag.data?.umzuege ?? []);
	const uebernehmen = useCommand({
		run: (zuege: readonly Umzug[], idempotencyKey) =>
			call('PUT /v1/seminar/{id}/haus/betten', {
				params: { id: seminarID },
				body: { betten: zuege.map(({ gastID, von, nach }) => ({ gastID, von, raumID: nach })) },
				idempotencyKey,
			}),
		invalidates: betroffen(seminarID),
		onDone: () => {
			toast.success(T.angenommen);
			onClose();
		},
		onRefused: (fehler) => {
			toast.error(fehler.message);
			onClose();
		},
	});
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.vorschlagTitel}
			width={680}
			cancel={umzuege.length > 0 ? UI.abbrechen : UI.schliessen}
			primary={
				umzuege.length > 0 && (
					<Button variant="primary" loading={uebernehmen.isRunning} onClick={() => uebernehmen.execute(umzuege)}>
						{T.annehmen}
					</Button>
				)
			}
		>
			{umzug ? (
				<Umzuege haus={haus} umzuege={[umzug]} />
			) : (
				<Geladen query={vorschlag} lines={6}>
					{({ wuensche, ohneBett }) => (
						<>
							<p className={css.vorschlagStand}>
								{wuensche.alle > 0 && (
									<>
										<b>{T.wuensche(wuensche.nachher, wuensche.alle)}</b>
										{wuensche.vorher !== wuensche.nachher && <span> ({T.wuenscheVorher(wuensche.vorher)})</span>}
									</>
								)}
								{ohneBett.length > 0 && <span>{T.bleibenOhne(ohneBett.length)}</span>}
							</p>
							<Umzuege haus={haus} umzuege={umzuege} />
						</>
					)}
				</Geladen>
			)}
		</Dialog>
	);
}

function Umzuege({ haus, umzuege }: { haus: Seminarhaus; umzuege: readonly Umzug[] }) {
	if (umzuege.length === 0) return <p>{T.keineUmzuege}</p>;
	const raum = new Map(haus.raeume.map(({ id, bezeichnung }) => [id, bezeichnung]));
	const gast = new Map(haus.gaeste.map(({ id, listenname }) => [id, listenname]));
	const worte = (id: string | null) => (id === null ? T.ohne : (raum.get(id) ?? ''));
	return (
		<>
			<p className={css.leise}>{T.vorschlagText}</p>
			<SimpleTable
				rows={umzuege}
				rowKey={({ gastID }) => gastID}
				columns={[
					{ head: T.wer, cell: ({ gastID }) => gast.get(gastID) ?? '', isRowHead: true },
					{ head: T.bisher, cell: ({ von }) => <span className={css.leise}>{worte(von)}</span> },
					{
						head: T.neu,
						cell: ({ nach }) => (
							<span className={css.nach}>
								<Icon of={IconArrowRight} size={14} /> {worte(nach)}
							</span>
						),
					},
				]}
			/>
		</>
	);
}
