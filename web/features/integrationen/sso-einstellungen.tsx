import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { INTEGRATIONEN } from '../../texte/verwaltung/sso.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ReadOnlyField } from '../../ui/fields/fields.tsx';
import css from './integrationen.module.css';
import { SSO_KEYS, type SsoKonfiguration, ssoKonfigurationQuery } from './queries.ts';
import { SsoDialog } from './sso-dialog.tsx';

const { sso: T } = INTEGRATIONEN;

/** What stands in the configuration, and what can be done with it. */
export function SsoEinstellungen() {
	const query = useQuery(ssoKonfigurationQuery);
	const [bearbeitet, setBearbeitet] = useState(false);
	return (
		<>
			<Text variant="secondary" mt={4}>
				{T.text}
			</Text>
			<Geladen query={query}>
				{(konfiguration) => (
					<>
						<Angaben konfiguration={konfiguration} />
						<Group wrap="wrap">
							<Button onClick={() => setBearbeitet(true)}>
								{konfiguration.isEingerichtet ? T.bearbeiten : T.einrichten}
							</Button>
							{konfiguration.aktiv && <Testen />}
							{konfiguration.isEingerichtet && <Trennen />}
						</Group>
						{bearbeitet && <SsoDialog konfiguration={konfiguration} onClose={() => setBearbeitet(false)} />}
					</>
				)}
			</Geladen>
		</>
	);
}

function Angaben({ konfiguration }: { konfiguration: SsoKonfiguration }) {
	const { isEingerichtet, issuer, clientId, domains, label, redirectUri, geaendertAm } = konfiguration;
	return (
		<div className={css.angaben}>
			<ReadOnlyField label={T.redirectUri} hint={T.redirectUriHilfe}>
				<span className={css.adresse}>{redirectUri}</span>
			</ReadOnlyField>
			{isEingerichtet && (
				<>
					<ReadOnlyField label={T.issuer}>
						<span className={css.adresse}>{issuer}</span>
					</ReadOnlyField>
					<ReadOnlyField label={T.clientId}>{clientId}</ReadOnlyField>
					<ReadOnlyField label={T.domains}>{domains.join(', ') || T.keineDomains}</ReadOnlyField>
					<ReadOnlyField label={T.label} hint={geaendertAm ? T.geaendert(formatDatumUhrzeit(geaendertAm)) : undefined}>
						{label}
					</ReadOnlyField>
				</>
			)}
		</div>
	);
}

/** The surest test: one's own account, there and back. */
function Testen() {
	const verbinden = useCommand({
		run: () => call('GET /v1/integrations/{key}/connect/uri', { params: { key: 'single-sign-on' } }),
		onDone: ({ data }) => window.location.assign(data.uri),
	});
	return (
		<>
			<Button loading={verbinden.isRunning} onClick={() => verbinden.execute(undefined)}>
				{T.testen}
			</Button>
			{verbinden.error && <ErrorBox text={verbinden.error.message} />}
		</>
	);
}

function Trennen() {
	const [fragt, setFragt] = useState(false);
	const trennen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/integrations/{key}', { params: { key: 'single-sign-on' }, idempotencyKey }),
		invalidates: SSO_KEYS,
		onDone: () => toast.success(T.getrennt),
	});
	return (
		<>
			<Button variant="danger" onClick={() => setFragt(true)}>
				{T.trennen}
			</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={T.trennenFrage}
				confirm={T.trennenJa}
				danger
				loading={trennen.isRunning}
				onConfirm={() => trennen.execute(undefined)}
			>
				<p>{T.trennenText}</p>
				{trennen.error && <ErrorBox text={trennen.error.message} />}
			</ConfirmDialog>
		</>
	);
}
