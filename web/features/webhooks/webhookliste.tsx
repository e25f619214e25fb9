import { Group } from '@mantine/core';
import { IconKey, IconList, IconPencil, IconRefresh, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { WEBHOOKS as T } from '../../texte/verwaltung/webhooks.ts';
import { IconButton } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { Erneuern, Loeschen } from './fragen.tsx';
import type { Gezeigt } from './pruefschluessel-dialog.tsx';
import { type Webhook, webhooksQuery } from './queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { Zustellungen } from './zustellungen.tsx';

interface ListeProps {
	webhooks: readonly Webhook[];
	onGezeigt: (gezeigt: Gezeigt) => void;
}

type Offen = { was: 'bearbeiten' | 'erneuern' | 'loeschen' | 'zustellungen'; id: string } | null;

export function Webhookliste({ webhooks, onGezeigt }: ListeProps) {
	const [offen, setOffen] = useState<Offen>(null);
	const proben = useCommand({
		run: (id: string, idempotencyKey) => call('POST /v1/webhooks/{id}/probe', { params: { id }, idempotencyKey }),
		invalidates: [webhooksQuery.queryKey],
		onDone: (_, id) => {
			toast.success(T.probeGesendet);
			setOffen({ was: 'zustellungen', id });
		},
	});
	const schliesse = () => setOffen(null);
	const gewaehlt = webhooks.find(({ id }) => id === offen?.id);
	return (
		<>
			{proben.error && <ErrorBox text={proben.error.message} />}
			<SimpleTable
				top
				rows={webhooks}
				rowKey={({ id }) => id}
				label={T.titel}
				columns={[
					{ head: T.spalte.webhook, isRowHead: true, cell: (einer) => <Name webhook={einer} /> },
					{ head: T.spalte.stand, cell: (einer) => <Stand webhook={einer} /> },
					{ head: T.spalte.meldungen, cell: (einer) => <Meldungen webhook={einer} /> },
					{
						head: T.spalte.aktion,
						isHeadHidden: true,
						width: 220,
						cell: (einer) => (
							<Aktionen
								webhook={einer}
								onWahl={(was) => setOffen({ was, id: einer.id })}
								onZeige={() => onGezeigt({ geheimnis: null, oeffentlich: einer.oeffentlich })}
								onProbe={() => proben.execute(einer.id)}
							/>
						),
					},
				]}
			/>
			{gewaehlt && offen?.was === 'bearbeiten' && <WebhookDialog webhook={gewaehlt} onClose={schliesse} />}
			{gewaehlt && offen?.was === 'erneuern' && (
				<Erneuern webhook={gewaehlt} onClose={schliesse} onGezeigt={onGezeigt} />
			)}
			{gewaehlt && offen?.was === 'loeschen' && <Loeschen webhook={gewaehlt} onClose={schliesse} />}
			{gewaehlt && offen?.was === 'zustellungen' && (
				<Zustellungen key={gewaehlt.id} webhook={gewaehlt} onClose={schliesse} />
			)}
		</>
	);
}

function Name({ webhook: { bezeichnung, url, ereignisse } }: { webhook: Webhook }) {
	return (
		<>
			{bezeichnung}
			<Klein>{url}</Klein>
			<Klein>{T.arten(ereignisse.length)}</Klein>
		</>
	);
}

function Stand({ webhook: { stand, grund, seit, ruhtBis, vorherigesBis } }: { webhook: Webhook }) {
	return (
		<>
			{T.stand[stand]}
			{stand !== 'AKTIV' && <Klein>{T.seit(formatDatumUhrzeit(seit))}</Klein>}
			{grund === 'FORT' && <Klein>{T.fort}</Klein>}
			{ruhtBis && <Klein>{T.ruht(formatDatumUhrzeit(ruhtBis))}</Klein>}
			{vorherigesBis && <Klein>{T.rotiert(formatDatumUhrzeit(vorherigesBis))}</Klein>}
		</>
	);
}

function Meldungen({ webhook: { wartend, aufgegeben, zuletztZugestellt } }: { webhook: Webhook }) {
	const offene = [wartend > 0 && T.wartend(wartend), aufgegeben > 0 && T.aufgegeben(aufgegeben)].filter(Boolean);
	return (
		<>
			{offene.join(', ')}
			<Klein>{zuletztZugestellt ? T.zuletzt(formatDatumUhrzeit(zuletztZugestellt)) : T.nochKeine}</Klein>
		</>
	);
}

function Klein({ children }: { children: string }) {
	return (
		<Span variant="secondary" fz="sm" lh="md" fw={400} display="block" style={{ overflowWrap: 'anywhere' }}>
			{children}
		</Span>
	);
}

interface AktionenProps {
	webhook: Webhook;
	onWahl: (was: NonNullable<Offen>['was']) => void;
	onZeige: () => void;
	onProbe: () => void;
}

const Aktionen = ({ webhook: { bezeichnung: name, oeffentlich }, onWahl, onZeige, onProbe }: AktionenProps) => (
	<Group wrap="wrap" gap={4} justify="end">
		<IconButton icon={IconList} label={T.zustellungenVon(name)} onClick={() => onWahl('zustellungen')} />
		<IconButton icon={IconSend} label={T.probeVon(name)} onClick={onProbe} />
		{oeffentlich && <IconButton icon={IconKey} label={T.schluesselVon(name)} onClick={onZeige} />}
		<IconButton icon={IconPencil} label={T.bearbeitenVon(name)} onClick={() => onWahl('bearbeiten')} />
		<IconButton icon={IconRefresh} label={T.erneuernVon(name)} onClick={() => onWahl('erneuern')} />
		<IconButton icon={IconTrash} label={T.loeschenVon(name)} onClick={() => onWahl('loeschen')} />
	</Group>
);
