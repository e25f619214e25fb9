import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feldFehler, istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KENNWORT_VERGESSEN } from '../../texte/oeffentlich.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { KennwortWahl } from '../bestaetigen/kennwort-wahl.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { KennwortLink } from './kennwort-link.tsx';
import { kennwortLinkQuery } from './queries.ts';

const T = KENNWORT_VERGESSEN;

/** Opening the link uses nothing up; the new password does. */
export function NeuesKennwortPage({ schluessel }: { schluessel: string }) {
	const pruefung = useQuery(kennwortLinkQuery(schluessel));
	const [fertig, setFertig] = useState(false);
	usePageHead({ title: T.neu });
	const setzen = useCommand({
		run: (passwort: string, idempotencyKey) =>
			call('POST /v1/auth/password-reset/{key}', { params: { key: schluessel }, body: { passwort }, idempotencyKey }),
		onDone: () => setFertig(true),
	});
	const { error } = setzen;
	if (fertig) return <Fertig />;
	if (pruefung.data?.gueltig === false || istUngueltigerLink(pruefung.error)) return <Ungueltig />;
	if (istUngueltigerLink(error)) return <Ungueltig />;
	const { passwort: mangel = null } = feldFehler(error);
	return (
		<Meldung titel={T.neu} text={T.neuText}>
			{pruefung.isPending && <SkeletonLines />}
			{pruefung.error && <ErrorBox text={pruefung.error.message} onRetry={() => void pruefung.refetch()} />}
			{error && !mangel && <ErrorBox text={error.message} />}
			{pruefung.data && (
				<KennwortWahl text={T.setzen} laedt={setzen.isRunning} mangel={mangel} onWahl={setzen.execute} />
			)}
		</Meldung>
	);
}

function Fertig() {
	return (
		<Meldung antwort angemeldet titel={T.fertig} text={T.fertigText}>
			<div>
				{/* A full load: nothing of an earlier session stays. */}
				<LinkButton to="/login" reloadDocument variant="primary" size="xl">
					{T.anmelden}
				</LinkButton>
			</div>
		</Meldung>
	);
}

function Ungueltig() {
	return (
		<Meldung antwort titel={T.ungueltig} text={T.ungueltigText}>
			<KennwortLink />
		</Meldung>
	);
}
