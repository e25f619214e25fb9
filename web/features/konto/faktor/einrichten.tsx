import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { feldFehler } from '../../../client/api-fehler.ts';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { useCommand } from '../../../client/use-command.ts';
import { LOGIN } from '../../../texte/zugang/login.ts';
import { FAKTOR } from '../../../texte/zugang/zweiter-faktor.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/feedback/states.tsx';
import { Form } from '../../../ui/fields/fields.tsx';
import { QrCode } from '../../../ui/figures/qr-code.tsx';
import { CodeFeld } from '../../zweiter-faktor/code-feld.tsx';
import { Codes } from '../../zweiter-faktor/codes.tsx';
import { KennwortDialog } from '../../zweiter-faktor/kennwort-dialog.tsx';
import css from '../../zweiter-faktor/zweiter-faktor.module.css';
import { anmeldungenQuery, kontoQuery } from '../queries.ts';

type Geheimnis = DataOf<'POST /v1/user/me/second-factor'>;

/** Password, then the app with its first code, then the codes for an emergency. */
export function Einrichten({ onClose }: { onClose: () => void }) {
	const [geheimnis, setGeheimnis] = useState<Geheimnis | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const beginnen = useCommand({
		run: (passwort: string, idempotencyKey) =>
			call('POST /v1/user/me/second-factor', { body: { passwort }, idempotencyKey }),
		onDone: ({ data }) => setGeheimnis(data),
	});
	if (codes) return <CodesDialog titel={FAKTOR.eingerichtet} codes={codes} onClose={onClose} />;
	if (geheimnis) return <AppDialog geheimnis={geheimnis} onCodes={setCodes} onClose={onClose} />;
	return (
		<KennwortDialog
			titel={FAKTOR.einrichtenTitel}
			text={FAKTOR.einrichtenText}
			tun={FAKTOR.weiter}
			laedt={beginnen.isRunning}
			fehler={beginnen.error}
			onKennwort={beginnen.execute}
			onClose={onClose}
		/>
	);
}

/** Nothing leads on but having seen them. */
export function CodesDialog(props: { titel: string; codes: readonly string[]; onClose: () => void }) {
	const { titel, codes, onClose } = props;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={titel}
			cancel={null}
			primary={
				<Button variant="primary" onClick={onClose}>
					{FAKTOR.aufgehoben}
				</Button>
			}
		>
			<Codes codes={codes} />
		</Dialog>
	);
}

interface AppDialogProps {
	geheimnis: Geheimnis;
	onCodes: (codes: readonly string[]) => void;
	onClose: () => void;
}

const FORM = 'erster-code';

function AppDialog({ geheimnis, onCodes, onClose }: AppDialogProps) {
	const [code, setCode] = useState('');
	const [fehlt, setFehlt] = useState(false);
	const einrichten = useCommand({
		run: (eingabe: string, idempotencyKey) =>
			call('PUT /v1/user/me/second-factor', { body: { code: eingabe }, idempotencyKey }),
		invalidates: [kontoQuery.queryKey, anmeldungenQuery.queryKey],
		onDone: ({ data }) => onCodes(data.codes),
	});
	const { error } = einrichten;
	const { code: falsch } = feldFehler(error);
	const sende = (event: FormEvent) => {
		event.preventDefault();
		setFehlt(!code.trim());
		if (code.trim()) einrichten.execute(code);
	};
	return (
		<Dialog
			opened
			onClose={onClose}
			title={FAKTOR.einrichtenTitel}
			width={680}
			primary={
				<Button variant="primary" type="submit" form={FORM} loading={einrichten.isRunning}>
					{FAKTOR.einschalten}
				</Button>
			}
		>
			<Form id={FORM} gap={16} onSubmit={sende}>
				<div className={css.app}>
					<QrCode text={geheimnis.uri} label={FAKTOR.qr} />
					<div>
						<Text variant="lead">{FAKTOR.appText}</Text>
						<p className={css.schluessel}>{geheimnis.geheimnis.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
					</div>
				</div>
				{error && !falsch && <ErrorBox text={error.message} />}
				<CodeFeld
					description={FAKTOR.ersterCode}
					value={code}
					error={(fehlt && LOGIN.pflicht) || falsch}
					onChange={(event) => setCode(event.currentTarget.value)}
					data-autofocus
				/>
			</Form>
		</Dialog>
	);
}
