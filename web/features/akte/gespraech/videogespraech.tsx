import { Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots, IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { MEETING } from '#domain/status/meeting.ts';
import { call } from '../../../client/call.ts';
import { MEETINGS as T } from '../../../texte/meetings.ts';
import { SENDEN } from '../../../texte/senden.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Inline } from '../../../ui/inline.ts';
import { Sendefrage } from '../../senden/sendefrage.tsx';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen, useAkteBefehl } from '../befehl.ts';
import type { Wunsch } from '../typen.ts';
import { EinladenDialog } from './einladen-dialog.tsx';
import { angeboteQuery, type Meeting, meetingsQuery, type Terminangebot } from './queries.ts';
import { Teilnehmen } from './teilnehmen.tsx';

/** Talks about a wish on its card: when, how it stands, the way in, and what staff can do about it. */
export function Videogespraech({ wunsch }: { wunsch: Wunsch }) {
	const { freiwilliger, aktionen } = useAkte();
	const { data: meetings = [] } = useQuery(meetingsQuery(freiwilliger.id));
	const { data: angebote = [] } = useQuery(angeboteQuery(freiwilliger.id));
	const eigene = meetings.filter(({ adresswunschId }) => adresswunschId === wunsch.id);
	const offene = angebote.filter(({ adresswunschId }) => adresswunschId === wunsch.id);
	// Whoever can do nothing with the wish can't agree on a talk about it either.
	const darf = aktionen.some(({ wunschID }) => wunschID === wunsch.id);
	if (eigene.length + offene.length === 0) return null;
	return (
		<Stack gap={8} mt={12}>
			{eigene.map((meeting) => (
				<Zeile key={meeting.id} meeting={meeting} darf={darf} />
			))}
			{offene.map((angebot) => (
				<Angebot key={angebot.id} angebot={angebot} darf={darf} />
			))}
		</Stack>
	);
}

function Zeile({ meeting, darf }: { meeting: Meeting; darf: boolean }) {
	const { titel, termin, dauerMinuten, status, link, eingeladenAm } = meeting;
	const [offen, setOffen] = useState<'EINLADEN' | 'ABSAGEN' | null>(null);
	const zu = () => setOffen(null);
	return (
		<Group gap={12} wrap="wrap">
			<Inline gap={6}>
				<Icon of={IconVideo} size={16} />
				<Text component="span" fw={500}>
					{formatDatumUhrzeit(termin)}
				</Text>
			</Inline>
			<Text variant="note">
				{[
					titel,
					T.minuten(dauerMinuten),
					status === MEETING.nr.Geplant && (eingeladenAm ? T.eingeladen : T.nichtEingeladen),
				]
					.filter(Boolean)
					.join(' · ')}
			</Text>
			<Status katalog={MEETING} nummer={status} />
			{link && <Teilnehmen link={link} />}
			{darf && status === MEETING.nr.Geplant && (
				<>
					{!eingeladenAm && <Button onClick={() => setOffen('EINLADEN')}>{T.einladen}</Button>}
					<Menu position="bottom-end" width={280}>
						<Menu.Target>
							<IconButton icon={IconDots} label={T.aktionen(formatDatumUhrzeit(termin))} />
						</Menu.Target>
						<Menu.Dropdown>
							{eingeladenAm && <Menu.Item onClick={() => setOffen('EINLADEN')}>{T.nochmalEinladen}</Menu.Item>}
							<Menu.Item data-danger onClick={() => setOffen('ABSAGEN')}>
								{T.absagen}
							</Menu.Item>
						</Menu.Dropdown>
					</Menu>
				</>
			)}
			{offen === 'EINLADEN' && <EinladenDialog meeting={meeting} onClose={zu} />}
			{offen === 'ABSAGEN' && <Absagen meeting={meeting} onClose={zu} />}
		</Group>
	);
}

function Absagen({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
	const { freiwilliger } = useAkte();
	const params = { id: meeting.id };
	return (
		<Sendefrage
			anfrage={{ ruf: 'sageMeetingAb', params, body: undefined }}
			run={(idempotencyKey) => call('DELETE /v1/integrations/meetings/{id}', { params, idempotencyKey })}
			titel={T.absage.frage}
			hinweis={T.absage.text}
			verb={(anzahl) => SENDEN.und(T.absage.verb, anzahl)}
			gefahr
			auchOhne
			meldung={T.absage.meldung}
			invalidates={betroffen(freiwilliger.id)}
			onClose={onClose}
		/>
	);
}

function Angebot({ angebot, darf }: { angebot: Terminangebot; darf: boolean }) {
	const zurueckziehen = useAkteBefehl({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/integrations/meetings/angebote/{id}', { params: { id: angebot.id }, idempotencyKey }),
		meldung: T.zurueckgezogen,
	});
	return (
		<Group gap={12} wrap="wrap">
			<Inline gap={6}>
				<Icon of={IconVideo} size={16} />
				<Text component="span" fw={500}>
					{T.wartetAufWahl}
				</Text>
			</Inline>
			<Text variant="note">{T.angebot(angebot.termine.map(formatDatumUhrzeit).join(', '))}</Text>
			{darf && (
				<Button loading={zurueckziehen.isRunning} onClick={() => zurueckziehen.execute(undefined)}>
					{T.zurueckziehen}
				</Button>
			)}
		</Group>
	);
}
