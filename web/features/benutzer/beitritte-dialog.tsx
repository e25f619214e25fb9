import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Rolle } from '#domain/rollen.ts';
import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { BEITRITTE } from '../../texte/verwaltung/benutzer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { personenname } from '../liste/zellen.tsx';
import { Sendezeile } from '../senden/sendezeile.tsx';
import { AdressenWahl } from './adressen-wahl.tsx';
import css from './benutzer.module.css';
import { type Adressname, BETROFFEN, type Beitritt } from './queries.ts';
import { RollenWahl } from './rollen-wahl.tsx';

type Ergebnis = RowOf<'POST /v1/user/join-requests'>;

interface BeitritteDialogProps {
	annehmen: boolean;
	/** Open ones. */
	anfragen: readonly Beitritt[];
	onClose: (entschieden: boolean) => void;
}

const T = BEITRITTE.dialog;

/** Decides on several requests: each gets the place it named; what couldn't be decided stays in the list of the dialog. */
export function BeitritteDialog({ annehmen, anfragen, onClose }: BeitritteDialogProps) {
	const [rollen, setRollen] = useState<Rolle[]>(['MA_VEREIN']);
	const [adressen, setAdressen] = useState<Adressname[]>([]);
	const [gescheitert, setGescheitert] = useState<readonly Ergebnis[] | null>(null);
	const fehltStelle = annehmen && rollen.includes('MA_VEREIN') && anfragen.some(({ adresseID }) => adresseID === null);
	const body = anfragen.map(({ id, adresseID }) =>
		annehmen
			? { id, annehmen, rollen, adresseIDs: adresseID ? [adresseID] : adressen.map((a) => a.id) }
			: { id, annehmen },
	);
	const befehl = useCommand({
		run: (_: undefined, idempotencyKey) => call('POST /v1/user/join-requests', { body, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: ({ data }) => {
			const offen = data.filter(({ verstoesse }) => verstoesse.length > 0);
			const anzahl = data.length - offen.length;
			toast.success(annehmen ? BEITRITTE.angenommen(anzahl) : BEITRITTE.abgelehnt(anzahl));
			if (offen.length > 0) setGescheitert(offen);
			else onClose(true);
		},
	});
	if (gescheitert) return <Rest ergebnisse={gescheitert} anfragen={anfragen} onClose={() => onClose(true)} />;
	return (
		<Dialog
			opened
			onClose={() => onClose(false)}
			title={(annehmen ? T.annehmen : T.ablehnen)(anfragen.length)}
			subtitle={annehmen ? T.annehmenText : T.ablehnenText}
			width={680}
			primary={
				<Button
					variant={annehmen ? 'primary' : 'dangerFilled'}
					loading={befehl.isRunning}
					count={anfragen.length > 1 ? anfragen.length : undefined}
					onClick={() => befehl.execute(undefined)}
				>
					{annehmen ? T.verbAnnehmen : T.verbAblehnen}
				</Button>
			}
		>
			<Stack>
				{befehl.error instanceof ApiFehler && <ErrorBox text={befehl.error.message} />}
				<ul className={css.anfragen}>
					{anfragen.map((anfrage) => (
						<li key={anfrage.id} className={css.anfrage}>
							<b>{personenname(anfrage)}</b>, {anfrage.email}
							{anfrage.adresse && `, ${anfrage.adresse}`}
							{anfrage.nachricht && <p>{anfrage.nachricht}</p>}
						</li>
					))}
				</ul>
				{annehmen && <RollenWahl id="beitritt-rollen" value={rollen} onChange={setRollen} />}
				<Sendezeile imDialog anfrage={{ ruf: 'entscheideBeitritte', params: {}, body }} />
				{fehltStelle && (
					<>
						<Text variant="hint">{T.ohneStelle}</Text>
						<AdressenWahl id="beitritt-adressen" value={adressen} onChange={setAdressen} required />
					</>
				)}
			</Stack>
		</Dialog>
	);
}

interface RestProps {
	ergebnisse: readonly Ergebnis[];
	anfragen: readonly Beitritt[];
	onClose: () => void;
}

/** What couldn't be decided, and why. */
function Rest({ ergebnisse, anfragen, onClose }: RestProps) {
	return (
		<Dialog
			opened
			onClose={onClose}
			title={BEITRITTE.nichtEntschieden(ergebnisse.length)}
			width={680}
			cancel={UI.schliessen}
		>
			<ul className={css.anfragen}>
				{ergebnisse.map(({ id, verstoesse }) => {
					const anfrage = anfragen.find((einer) => einer.id === id);
					return (
						<li key={id} className={css.anfrage}>
							<b>{anfrage && personenname(anfrage)}</b>
							{verstoesse.map(({ text }) => (
								<Text key={text} variant="error">
									{text}
								</Text>
							))}
						</li>
					);
				})}
			</ul>
		</Dialog>
	);
}
