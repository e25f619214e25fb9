import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTO } from '../../texte/zugang/konto.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { HelpButton } from '../hilfe/help-button.tsx';
import { type Anmeldung, anmeldungenQuery } from './queries.ts';

/** Where one is signed in; what is foreign or forgotten can be ended. */
export function Anmeldungen() {
	const query = useQuery(anmeldungenQuery);
	const { data, refetch } = query;
	const invalidates = [anmeldungenQuery.queryKey];
	const beenden = useCommand({
		run: (id: string, idempotencyKey) => call('DELETE /v1/user/me/sitzungen/{id}', { params: { id }, idempotencyKey }),
		invalidates,
		onDone: () => toast.success(KONTO.beendet),
		onRefused: () => void refetch(),
	});
	const andere = useCommand({
		run: (_: undefined, idempotencyKey) => call('DELETE /v1/user/me/sitzungen', { idempotencyKey }),
		invalidates,
		onDone: () => toast.success(KONTO.andereBeendet),
	});
	const error = beenden.error ?? andere.error;
	const alleAnderen = data && data.length > 1 && (
		<Button size="sm" loading={andere.isRunning} onClick={() => andere.execute(undefined)}>
			{KONTO.andereBeenden}
		</Button>
	);
	return (
		<Section
			title={KONTO.anmeldungen}
			count={data?.length}
			aside={
				<>
					{alleAnderen}
					<HelpButton hilfe="konto.anmeldungen" thema={KONTO.anmeldungen} />
				</>
			}
			ruled
		>
			<Stack gap={8} pt={16}>
				<Text variant="lead">{KONTO.anmeldungenText}</Text>
				{error && <ErrorBox text={error.message} />}
				<Geladen query={query}>
					{(anmeldungen) => <Liste anmeldungen={anmeldungen} onBeenden={beenden.execute} />}
				</Geladen>
			</Stack>
		</Section>
	);
}

function Liste({ anmeldungen, onBeenden }: { anmeldungen: readonly Anmeldung[]; onBeenden: (id: string) => void }) {
	return (
		<SimpleTable
			rows={anmeldungen}
			rowKey={({ id }) => id}
			columns={[
				{ head: KONTO.seit, cell: ({ seit }) => formatDatumUhrzeit(seit) },
				{ head: KONTO.zuletzt, cell: ({ zuletzt }) => formatDatumUhrzeit(zuletzt) },
				{
					head: KONTO.aktion,
					isHeadHidden: true,
					align: 'end',
					width: '1%',
					nowrap: true,
					cell: ({ id, seit, isDiese }) =>
						isDiese ? (
							<Tag>{KONTO.diese}</Tag>
						) : (
							<Button size="sm" aria-label={KONTO.beendenVon(formatDatumUhrzeit(seit))} onClick={() => onBeenden(id)}>
								{KONTO.beenden}
							</Button>
						),
				},
			]}
		/>
	);
}
