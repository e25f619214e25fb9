import { Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { ZUSTELLSTAENDE, type Zustellstand } from '#domain/webhook/ereignisse.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { WEBHOOKS as T } from '../../texte/verwaltung/webhooks.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Span } from '../../ui/span.ts';
import { Paging } from '../../ui/table/paging.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { type Webhook, webhooksQuery, type Zustellung, zustellungenQuery } from './queries.ts';

const STAENDE = ZUSTELLSTAENDE.map((value) => ({ value, label: T.zustellstand[value] }));

/** What it was told, what came of it, and any of it once more. */
export function Zustellungen({ webhook: { id, bezeichnung }, onClose }: { webhook: Webhook; onClose: () => void }) {
	const [seite, setSeite] = useState(1);
	const [stand, setStand] = useState<Zustellstand | null>(null);
	const query = useQuery(zustellungenQuery(id, seite, stand));
	const senden = useCommand({
		run: (zid: string, idempotencyKey) =>
			call('POST /v1/webhooks/{id}/zustellungen/{zid}/erneut', { params: { id, zid }, idempotencyKey }),
		invalidates: [webhooksQuery.queryKey, ['start']],
		onDone: () => toast.success(T.erneutGesendet),
	});
	return (
		<Dialog opened onClose={onClose} title={T.nachrichten(bezeichnung)} width={880} cancel={UI.schliessen}>
			<Stack>
				<Text variant="secondary">{T.nachrichtenText}</Text>
				<SelectField
					clearable
					label={T.filter}
					placeholder={T.alle}
					data={STAENDE}
					value={stand}
					onChange={(wert) => {
						setStand(wert as Zustellstand | null);
						setSeite(1);
					}}
				/>
				{senden.error && <ErrorBox text={senden.error.message} />}
				<Geladen query={query} isEmpty={({ total }) => total === 0} empty={<Text>{T.keineNachrichten}</Text>}>
					{({ data, total, groesse }) => (
						<>
							<SimpleTable
								top
								rows={data}
								rowKey={(zeile) => zeile.id}
								label={T.nachrichten(bezeichnung)}
								columns={[
									{ head: T.nachricht, isRowHead: true, cell: (zeile) => <Was zustellung={zeile} /> },
									{ head: T.ergebnis, cell: (zeile) => <Ergebnis zustellung={zeile} /> },
									{
										head: T.erneut,
										isHeadHidden: true,
										width: 48,
										cell: (zeile) => (
											<IconButton
												icon={IconSend}
												label={T.erneutVon(T.ereignis[zeile.ereignis], formatDatumUhrzeit(zeile.ereignetAm))}
												disabled={senden.isRunning}
												onClick={() => senden.execute(zeile.id)}
											/>
										),
									},
								]}
							/>
							{total > groesse && <Paging page={seite} pageSize={groesse} total={total} onPage={setSeite} />}
						</>
					)}
				</Geladen>
			</Stack>
		</Dialog>
	);
}

function Was({ zustellung: { ereignis, ereignetAm, id } }: { zustellung: Zustellung }) {
	return (
		<>
			{T.ereignis[ereignis]}
			<Span variant="secondary" fz="sm" lh="md" fw={400} display="block">
				{formatDatumUhrzeit(ereignetAm)}, <code>{id}</code>
			</Span>
		</>
	);
}

function Ergebnis({ zustellung: z }: { zustellung: Zustellung }) {
	const naeheres = [
		z.gesendetAm && formatDatumUhrzeit(z.gesendetAm),
		z.antwort !== null && T.antwort(z.antwort, z.dauerMs),
		z.versuch > 0 && T.versuche(z.versuch),
		z.versuch > 0 && z.naechsterAm && T.naechster(formatDatumUhrzeit(z.naechsterAm)),
	].filter(Boolean);
	return (
		<>
			{T.zustellstand[z.stand]}
			{z.fehler && <Text>{z.fehler}</Text>}
			<Span variant="secondary" fz="sm" lh="md" display="block">
				{naeheres.join(', ')}
			</Span>
		</>
	);
}
