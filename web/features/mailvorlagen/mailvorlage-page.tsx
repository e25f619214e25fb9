import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hatStatus } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { MENUE } from '../../texte/menue.ts';
import { MAILVORLAGEN } from '../../texte/verwaltung/mailvorlagen.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { NichtGefunden } from '../seite/nicht-gefunden.tsx';
import { VerlaufDialog } from '../verlauf/verlauf-dialog.tsx';
import type { Probeperson } from './probe-wahl.tsx';
import { mailvorlageQuery, vorlagenverlaufQuery } from './queries.ts';
import { VorlagenFormular } from './vorlagen-formular.tsx';

const CRUMBS = [
	{ label: MENUE.gruppen.system },
	{ label: MAILVORLAGEN.titel, link: { to: '/admin/system/mails' } },
] as const;

/** One mail: its words, its switch, who else gets it. */
export function MailvorlagePage({ id }: { id: string }) {
	const query = useQuery(mailvorlageQuery(id));
	const { data: vorlage, error } = query;
	const [zeigtVerlauf, setZeigtVerlauf] = useState(false);
	const [person, setPerson] = useState<Probeperson | null>(null);
	const titel = vorlage?.bezeichnung ?? '';
	usePageHead({ title: titel, crumbs: CRUMBS });
	// A key that can't be one is refused before anybody looks for it.
	if (hatStatus(error, 404) || hatStatus(error, 400)) return <NichtGefunden istEintrag />;
	return (
		<Page>
			<PageTitle
				title={titel}
				actions={
					vorlage && (
						<>
							<Button onClick={() => setZeigtVerlauf(true)}>{MAILVORLAGEN.verlauf}</Button>
							<Probe id={id} person={person} />
						</>
					)
				}
			/>
			<Geladen query={query} lines={10}>
				{(vorlage) => (
					<>
						<Text variant="intro">{MAILVORLAGEN.gehtAn(vorlage.an)}</Text>
						<VorlagenFormular key={id} vorlage={vorlage} person={person} onPerson={setPerson} />
					</>
				)}
			</Geladen>
			{zeigtVerlauf && <Verlauf id={id} titel={titel} onClose={() => setZeigtVerlauf(false)} />}
		</Page>
	);
}

function Probe({ id, person }: { id: string; person: Probeperson | null }) {
	const senden = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/stammdaten/mailtemplate/{id}/test', {
				params: { id },
				body: person ? { freiwilligerID: person.id } : {},
				idempotencyKey,
			}),
		onDone: () => toast.success(MAILVORLAGEN.testGesendet),
		onRefused: ({ message }) => toast.error(message),
	});
	return (
		<Button loading={senden.isRunning} title={MAILVORLAGEN.testErst} onClick={() => senden.execute(undefined)}>
			{MAILVORLAGEN.test}
		</Button>
	);
}

function Verlauf({ id, titel, onClose }: { id: string; titel: string; onClose: () => void }) {
	const query = useQuery(vorlagenverlaufQuery(id));
	return <VerlaufDialog titel={MAILVORLAGEN.verlaufTitel(titel)} query={query} onClose={onClose} />;
}
