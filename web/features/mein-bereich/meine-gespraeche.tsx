import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { MEETINGS } from '../../texte/meetings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { useAkteBefehl } from '../akte/befehl.ts';
import { angeboteQuery, type Meeting, meetingsQuery, type Terminangebot } from '../akte/gespraech/queries.ts';
import { Teilnehmen } from '../akte/gespraech/teilnehmen.tsx';
import { langerTermin, Terminauswahl } from '../terminwahl/terminauswahl.tsx';

const { mein: T, wahl, minuten } = MEETINGS;

/** The volunteer's next talks with the way in, and times he is asked to choose from; nothing where there are none. */
export function MeineGespraeche({ freiwilligerID }: { freiwilligerID: string }) {
	const { data: meetings = [] } = useQuery(meetingsQuery(freiwilligerID));
	const { data: angebote = [] } = useQuery(angeboteQuery(freiwilligerID));
	const bevorstehend = meetings.filter(({ link }) => link !== null);
	const waehlbar = angebote.filter(({ termine }) => termine.length > 0);
	return (
		<>
			{bevorstehend.length > 0 && (
				<Section title={T.titel} ruled>
					<Stack component="ul" gap={16} pt={8}>
						{bevorstehend.map((meeting) => (
							<Gespraech key={meeting.id} meeting={meeting} />
						))}
					</Stack>
				</Section>
			)}
			{waehlbar.map((angebot) => (
				<Wahl key={angebot.id} angebot={angebot} />
			))}
		</>
	);
}

function Gespraech({ meeting }: { meeting: Meeting }) {
	const { titel, termin, dauerMinuten, einsatzort, link, wahl: auswahl } = meeting;
	const [aendert, setAendert] = useState(false);
	const andere = auswahl?.termine.filter((einer) => einer !== termin) ?? [];
	const kannAendern = auswahl !== null && auswahl.nochMal > 0 && andere.length > 0;
	return (
		<li>
			<Text fw={500}>{langerTermin(termin)}</Text>
			<Text variant="note">
				{[titel, einsatzort && T.mit(einsatzort), minuten(dauerMinuten)].filter(Boolean).join(' · ')}
			</Text>
			<Group gap={8} mt={8}>
				{link && <Teilnehmen link={link} />}
				{kannAendern && <Button onClick={() => setAendert(true)}>{T.aendern}</Button>}
			</Group>
			{kannAendern && aendert && (
				<Dialog opened onClose={() => setAendert(false)} title={T.aendern.replace(' …', '')} width={480}>
					<Text variant="secondary" mb={12}>
						{T.aendernText(auswahl.nochMal)}
					</Text>
					<Waehlen id={auswahl.angebotID} termine={andere} meldung={T.geaendert} onDone={() => setAendert(false)} />
				</Dialog>
			)}
		</li>
	);
}

function Wahl({ angebot: { id, termine, einsatzort } }: { angebot: Terminangebot }) {
	return (
		<Section title={T.waehlen} ruled>
			<Text py={8}>{T.waehlenText(einsatzort ?? wahl.stelle)}</Text>
			<Waehlen id={id} termine={termine} meldung={T.gewaehlt} />
		</Section>
	);
}

interface WaehlenProps {
	id: string;
	termine: readonly string[];
	meldung: string;
	onDone?: () => void;
}

function Waehlen({ id, termine, meldung, onDone }: WaehlenProps) {
	const waehlen = useAkteBefehl({
		run: (termin: string, idempotencyKey) =>
			call('POST /v1/integrations/meetings/angebote/{id}/termin', { params: { id }, body: { termin }, idempotencyKey }),
		meldung,
		onDone,
	});
	return (
		<Terminauswahl
			termine={termine}
			label={T.termin}
			verb={T.waehle}
			laeuft={waehlen.isRunning}
			onWahl={waehlen.execute}
		/>
	);
}
