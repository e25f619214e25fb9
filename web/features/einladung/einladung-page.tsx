import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { feldFehler, istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { EINLADUNG } from '../../texte/verwaltung/benutzer.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { KennwortWahl } from '../bestaetigen/kennwort-wahl.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { einladungQuery } from './queries.ts';

type Einladung = DataOf<'GET /v1/user/einladung/{key}'>;
type Ausgang = 'ANGENOMMEN' | 'ABGELEHNT';

/** Behind the link of an invitation: what it offers; the password accepts it. Opening the link uses nothing up. */
export function EinladungPage({ schluessel }: { schluessel: string }) {
	const query = useQuery(einladungQuery(schluessel));
	const { data, error } = query;
	const [ausgang, setAusgang] = useState<Ausgang | null>(null);
	const [ungueltig, setUngueltig] = useState(false);
	usePageHead({ title: EINLADUNG.titel });
	if (ausgang === 'ANGENOMMEN') return <Fertig />;
	if (ausgang === 'ABGELEHNT') {
		return <Meldung antwort titel={EINLADUNG.abgelehnt} text={EINLADUNG.abgelehntText} />;
	}
	if (ungueltig || istUngueltigerLink(error)) {
		return <Meldung antwort titel={EINLADUNG.ungueltig} text={EINLADUNG.ungueltigText} />;
	}
	return (
		<Meldung titel={EINLADUNG.titel} text={EINLADUNG.text(data?.absender ?? null)}>
			<Geladen query={query} failed={WithReason}>
				{(data) => (
					<Annahme
						schluessel={schluessel}
						einladung={data}
						onAusgang={setAusgang}
						onUngueltig={() => setUngueltig(true)}
					/>
				)}
			</Geladen>
		</Meldung>
	);
}

interface AnnahmeProps {
	schluessel: string;
	einladung: Einladung;
	onAusgang: (ausgang: Ausgang) => void;
	onUngueltig: () => void;
}

function Annahme({ schluessel, einladung, onAusgang, onUngueltig }: AnnahmeProps) {
	const [lehntAb, setLehntAb] = useState(false);
	const annehmen = useCommand({
		run: (passwort: string, idempotencyKey) =>
			call('POST /v1/auth/activate-account/{registrierungOptin}', {
				params: { registrierungOptin: schluessel },
				body: { passwort },
				idempotencyKey,
			}),
		onDone: () => onAusgang('ANGENOMMEN'),
		onRefused: (fehler) => istUngueltigerLink(fehler) && onUngueltig(),
	});
	const ablehnen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/user/einladung/{id}', { params: { id: schluessel }, idempotencyKey }),
		onDone: () => onAusgang('ABGELEHNT'),
		onRefused: (fehler) => istUngueltigerLink(fehler) && onUngueltig(),
	});
	const { passwort: mangel = null } = feldFehler(annehmen.error);
	return (
		<Stack gap={24}>
			<KeyFacts facts={angaben(einladung)} />
			{annehmen.error && !mangel && <ErrorBox text={annehmen.error.message} />}
			{/* Tells password managers whose password this is. */}
			<input type="text" autoComplete="username" value={einladung.email} readOnly hidden />
			<KennwortWahl text={EINLADUNG.annehmen} laedt={annehmen.isRunning} mangel={mangel} onWahl={annehmen.execute} />
			<div>
				<TextButton onClick={() => setLehntAb(true)}>{EINLADUNG.ablehnen}</TextButton>
			</div>
			<ConfirmDialog
				opened={lehntAb}
				onClose={() => setLehntAb(false)}
				title={EINLADUNG.ablehnenFrage}
				confirm={EINLADUNG.ablehnenVerb}
				danger
				loading={ablehnen.isRunning}
				onConfirm={() => ablehnen.execute(undefined)}
			>
				<Stack>
					{ablehnen.error && <ErrorBox text={ablehnen.error.message} />}
					<p>{EINLADUNG.ablehnenText}</p>
				</Stack>
			</ConfirmDialog>
		</Stack>
	);
}

function angaben({ vorname, nachname, email, rollen, adressen, gueltigBis }: Einladung) {
	return [
		{ label: EINLADUNG.name, value: `${vorname} ${nachname}` },
		{ label: EINLADUNG.anmeldenMit, value: email },
		{ label: EINLADUNG.rolle, value: rollen.map((rolle) => ROLLEN_LABEL[rolle]).join(', ') },
		...(adressen.length
			? [{ label: EINLADUNG.einsatzstellen, value: adressen.map(({ bezeichnung }) => bezeichnung).join(', ') }]
			: []),
		{ label: EINLADUNG.gueltigBis, value: formatDatum(tagInBerlin(gueltigBis)) },
	];
}

const Fertig = () => (
	<LinkFertig titel={EINLADUNG.fertig} text={EINLADUNG.fertigText} to="/admin" weiter={EINLADUNG.zumPortal} />
);
