import { Text } from '@mantine/core';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { MEETINGS } from '../../texte/meetings.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { ReadOnlyField } from '../../ui/fields/fields.tsx';
import css from './integrationen.module.css';
import type { Meetingkonfiguration } from './queries.ts';

const { dienst: T } = MEETINGS.einstellungen;

type Dienst = NonNullable<Meetingkonfiguration['dienst']>;

/** The service that rooms are ordered from, and how the portal stands with it. */
export function Dienstangaben({ dienst, redirectUri }: { dienst: Dienst; redirectUri: string }) {
	const { stand, verbundenAm, verbundenVon, fehler, fehlerAm } = dienst;
	return (
		<>
			<ReadOnlyField
				label={T.verbindung}
				hint={verbundenAm ? T.seit(formatDatumUhrzeit(verbundenAm), verbundenVon) : undefined}
			>
				{T.stand[stand]}
				{fehler && fehlerAm && (
					<Text variant="error" size="sm">
						{T.fehler(formatDatumUhrzeit(fehlerAm), fehler)}
					</Text>
				)}
			</ReadOnlyField>
			<ReadOnlyField label={T.redirectUri} hint={T.redirectUriHilfe}>
				<span className={css.adresse}>{redirectUri}</span>
			</ReadOnlyField>
			<ReadOnlyField label={T.raumadresse}>
				<span className={css.adresse}>{dienst.raumadresse}</span>
			</ReadOnlyField>
			<ReadOnlyField label={T.clientId}>{dienst.clientId}</ReadOnlyField>
		</>
	);
}

/** What came of the way to the service, as the return says. */
export function Rueckkehrmeldung({ ergebnis }: { ergebnis: string }) {
	if (!Object.hasOwn(T.rueckkehr, ergebnis)) return null;
	const text = T.rueckkehr[ergebnis as keyof typeof T.rueckkehr];
	return ergebnis === 'VERBUNDEN' ? <Text role="status">{text}</Text> : <ErrorBox text={text} />;
}

/** To the service, where an administrator agrees. */
export function Verbinden({ dienst }: { dienst: Dienst }) {
	const verbinden = useCommand({
		run: () => call('GET /v1/integrations/{key}/connect/uri', { params: { key: 'meetings' } }),
		onDone: ({ data }) => window.location.assign(data.uri),
	});
	const istNeu = dienst.stand === 'GETRENNT';
	return (
		<>
			<Button
				variant={dienst.stand === 'VERBUNDEN' ? 'secondary' : 'primary'}
				loading={verbinden.isRunning}
				onClick={() => verbinden.execute(undefined)}
			>
				{istNeu ? T.verbinden : T.neuVerbinden}
			</Button>
			{verbinden.error && <ErrorBox text={verbinden.error.message} />}
		</>
	);
}
