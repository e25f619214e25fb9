import { Group, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import type { Zeugnisumfang } from '#domain/zeugnis/texte.ts';
import { call } from '../../client/call.ts';
import { MEIN_ZEUGNIS as T } from '../../texte/zeugnisse.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { useAkte } from '../akte/akte-kontext.tsx';
import { useAkteBefehl } from '../akte/befehl.ts';
import { akteKeys } from '../akte/queries.ts';
import type { Vertrag } from '../akte/typen.ts';

const PFAD = '/v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis';

const standQuery = (freiwilligerID: string, vertragID: string) =>
	queryOptions({
		queryKey: [...akteKeys.akte(freiwilligerID), 'zeugnisstand', vertragID],
		queryFn: async ({ signal }) =>
			(await call(`GET ${PFAD}/stand`, { params: { freiwilligerID, vertragID }, signal })).data,
	});

/** While somebody serves, and afterwards. */
export function MeinZeugnis({ vertrag }: { vertrag: Vertrag }) {
	return vertrag.status === VERTRAG.nr.Laufend || vertrag.status === VERTRAG.nr.Archiviert ? (
		<Stand vertragID={vertrag.id} />
	) : null;
}

function Stand({ vertragID }: { vertragID: string }) {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(standQuery(freiwilliger.id, vertragID));
	const [berichtigt, setBerichtigt] = useState(false);
	const params = { freiwilligerID: freiwilliger.id, vertragID };
	const verlangen = useAkteBefehl<Zeugnisumfang>({
		run: (umfang, idempotencyKey) => call(`POST ${PFAD}/verlangen`, { params, body: { umfang }, idempotencyKey }),
		meldung: T.verlangt,
	});
	if (!data || (data.stand === 'NICHT_VERLANGT' && data.umfaenge.length === 0)) return null;
	const istOffen = data.frist !== null && data.stand !== 'FERTIG' && data.stand !== 'NICHT_VERLANGT';
	return (
		<Section title={T.titel} ruled>
			<Stack gap={12}>
				<Text>
					{[T.text[data.stand], istOffen && data.frist && T.bis(formatDatum(data.frist))].filter(Boolean).join(' ')}
				</Text>
				{data.hinweis && (
					<Text>
						<b>{T.antwort}:</b> {data.hinweis}
					</Text>
				)}
				{berichtigt ? (
					<Berichtigung params={params} onClose={() => setBerichtigt(false)} />
				) : (
					<Group wrap="wrap">
						{data.umfaenge.map((umfang) => (
							<Button key={umfang} loading={verlangen.isRunning} onClick={() => verlangen.execute(umfang)}>
								{T.verlangen[umfang]}
							</Button>
						))}
						{data.kannBerichtigen && <Button onClick={() => setBerichtigt(true)}>{T.berichtigen}</Button>}
					</Group>
				)}
			</Stack>
		</Section>
	);
}

function Berichtigung({
	params,
	onClose,
}: {
	params: { freiwilligerID: string; vertragID: string };
	onClose: () => void;
}) {
	const [text, setText] = useState('');
	const nachricht = text.trim();
	const senden = useAkteBefehl<string>({
		run: (gesagt, idempotencyKey) =>
			call(`POST ${PFAD}/berichtigung`, { params, body: { nachricht: gesagt }, idempotencyKey }),
		meldung: T.gesendet,
		onDone: onClose,
	});
	return (
		<Stack gap={12}>
			<TextAreaField
				label={T.wasFalschIst}
				required
				maxLength={2000}
				value={text}
				onChange={(e) => setText(e.currentTarget.value)}
			/>
			<Group>
				<Button onClick={onClose}>{T.abbrechen}</Button>
				<Button
					variant="primary"
					loading={senden.isRunning}
					disabled={!nachricht}
					onClick={() => senden.execute(nachricht)}
				>
					{T.senden}
				</Button>
			</Group>
		</Stack>
	);
}
