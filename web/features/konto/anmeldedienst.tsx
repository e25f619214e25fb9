import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SSO } from '../../texte/verwaltung/sso.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';
import css from '../sso/beitritt.module.css';
import { ssoKontoQuery, ssoQuery } from '../sso/queries.ts';

const { konto: T } = SSO;

/** Of the page of the own account, where the tenant offers single sign-on. */
export function SsoAbschnitt() {
	const { data: sso } = useQuery(ssoQuery);
	const query = useQuery({ ...ssoKontoQuery, enabled: sso?.aktiv === true });
	if (!sso?.aktiv) return null;
	return (
		<Section title={T.titel} ruled>
			<div className={css.konto}>
				<Geladen query={query} lines={1}>
					{({ verbundenSeit: seit }) =>
						seit === null ? (
							<Verbinden label={sso.label} />
						) : (
							<Verbunden label={sso.label} seit={formatDatum(tagInBerlin(seit))} />
						)
					}
				</Geladen>
			</div>
		</Section>
	);
}

function Verbinden({ label }: { label: string }) {
	const verbinden = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/integrations/single-sign-on/connect-account/uri', { idempotencyKey }),
		onDone: ({ data }) => window.location.assign(data.uri),
	});
	return (
		<>
			<p className={css.text}>{T.nichtVerbunden(label)}</p>
			{verbinden.error && <ErrorBox text={verbinden.error.message} />}
			<Button loading={verbinden.isRunning} onClick={() => verbinden.execute(undefined)}>
				{T.verbinden(label)}
			</Button>
		</>
	);
}

function Verbunden({ label, seit }: { label: string; seit: string }) {
	const [fragt, setFragt] = useState(false);
	const trennen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/integrations/single-sign-on/connect-account', { idempotencyKey }),
		invalidates: [ssoKontoQuery.queryKey],
		onDone: () => toast.success(T.istGetrennt),
	});
	return (
		<>
			<p className={css.text}>{T.verbunden(label, seit)}</p>
			<Button onClick={() => setFragt(true)}>{T.trennen}</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={T.trennenFrage}
				confirm={T.trennenJa}
				danger
				loading={trennen.isRunning}
				onConfirm={() => trennen.execute(undefined)}
			>
				<p>{T.trennenText(label)}</p>
				{trennen.error && <ErrorBox text={trennen.error.message} />}
			</ConfirmDialog>
		</>
	);
}
