import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './planer.module.css';
import { PLANER_KEY, type Planer } from './queries.ts';

type Zeile = Awaited<ReturnType<typeof frage>>['zeilen'][number];

interface UebernahmeDialogProps {
	fruehere: Planer['fruehere'];
	land: Planer['land'];
	onClose: () => void;
}

const frage = async (vonZyklusID: string, land: Planer['land'], signal: AbortSignal) =>
	(await call('POST /v1/seminar/uebernahme', { body: { vonZyklusID, land, simulate: true }, signal })).data;

/** Shows what an earlier cycle would bring, and takes what is ticked. */
export function UebernahmeDialog({ fruehere, land, onClose }: UebernahmeDialogProps) {
	const [vonZyklusID, setVon] = useState(fruehere[0]?.id ?? '');
	const [anders, setAnders] = useState<ReadonlySet<string>>(new Set());
	const [verlegt, setVerlegt] = useState<ReadonlySet<string>>(new Set());
	const vorschau = useQuery({
		queryKey: [...PLANER_KEY, 'uebernahme', vonZyklusID, land],
		queryFn: ({ signal }) => frage(vonZyklusID, land, signal),
		placeholderData: undefined,
		// What is there already has to be true.
		gcTime: 0,
	});
	const befehl = useCommand({
		run: (seminarIDs: string[], idempotencyKey) =>
			call('POST /v1/seminar/uebernahme', {
				body: { vonZyklusID, land, simulate: false, seminarIDs, verlegtIDs: [...verlegt] },
				idempotencyKey,
			}),
		invalidates: [['listen']],
		onDone: ({ data }) => {
			toast.success(T.uebernommen(data.neu));
			onClose();
		},
	});
	const neue = (vorschau.data?.zeilen ?? []).filter(({ ergebnis }) => ergebnis === 'NEU');
	// What is advised is ticked until somebody says otherwise.
	const istGewaehlt = ({ seminarID, isRatsam }: Zeile) => anders.has(seminarID) !== isRatsam;
	const gewaehlte = neue.filter(istGewaehlt);
	const name = fruehere.find(({ id }) => id === vonZyklusID)?.bezeichnung ?? '';
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.ausZyklusTitel(name)}
			width={880}
			primary={
				<Button
					variant="primary"
					disabled={gewaehlte.length === 0}
					loading={befehl.isRunning}
					onClick={() => befehl.execute(gewaehlte.map(({ seminarID }) => seminarID))}
				>
					{T.verbUebernehmen(gewaehlte.length)}
				</Button>
			}
		>
			<Stack>
				{befehl.error && <ErrorBox text={befehl.error.message} />}
				<p>{T.ausZyklusText}</p>
				{fruehere.length > 1 && (
					<SelectField
						label={T.zyklus}
						w={240}
						required
						data={fruehere.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
						value={vonZyklusID}
						onChange={(id) => id && setVon(id)}
					/>
				)}
				<Geladen query={vorschau}>
					{({ zeilen }) => (
						<>
							{neue.length === 0 && <p>{T.nichtsNeues}</p>}
							<SimpleTable
								top
								rows={zeilen}
								rowKey={({ seminarID }) => seminarID}
								columns={[
									{
										head: T.seminar,
										isRowHead: true,
										cell: (zeile) => (
											<Wahl zeile={zeile} gewaehlt={istGewaehlt(zeile)} onWahl={() => setAnders(ohneOder(zeile))} />
										),
									},
									{ head: T.damals, cell: ({ vorher }) => vorher ?? '', nowrap: true },
									{
										head: T.neu,
										cell: ({ nachher, vorschlag, seminarID }) => (verlegt.has(seminarID) ? vorschlag : nachher) ?? '',
										nowrap: true,
									},
									{
										head: T.hinweise,
										cell: (zeile) => (
											<Hinweise
												zeile={zeile}
												verlegt={verlegt.has(zeile.seminarID)}
												onVerlegt={() => setVerlegt(ohneOder(zeile))}
											/>
										),
									},
								]}
							/>
						</>
					)}
				</Geladen>
			</Stack>
		</Dialog>
	);
}

/** Out of the set, or into it. */
const ohneOder =
	({ seminarID }: Zeile) =>
	(menge: ReadonlySet<string>): ReadonlySet<string> => {
		const neu = new Set(menge);
		if (!neu.delete(seminarID)) neu.add(seminarID);
		return neu;
	};

function Wahl({ zeile, gewaehlt, onWahl }: { zeile: Zeile; gewaehlt: boolean; onWahl: () => void }) {
	const { bezeichnung, gruppen, ergebnis } = zeile;
	return (
		<>
			{ergebnis === 'NEU' ? (
				<CheckboxField
					label={bezeichnung}
					aria-label={T.uebernehmeZeile(bezeichnung)}
					checked={gewaehlt}
					onChange={onWahl}
				/>
			) : (
				bezeichnung
			)}
			{gruppen.length > 0 && <div className={css.leise}>{gruppen.join(', ')}</div>}
		</>
	);
}

interface HinweiseProps {
	zeile: Zeile;
	verlegt: boolean;
	onVerlegt: () => void;
}

function Hinweise({ zeile: { ergebnis, hinweise, vorschlag }, verlegt, onVerlegt }: HinweiseProps) {
	if (ergebnis === 'VORHANDEN') return <span className={css.leise}>{T.schonDa}</span>;
	return (
		<>
			{hinweise.map((hinweis) => (
				<div key={hinweis}>{hinweis}</div>
			))}
			{vorschlag && <CheckboxField label={T.wieVorgeschlagen(vorschlag)} checked={verlegt} onChange={onVerlegt} />}
		</>
	);
}
