import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../../client/call.ts';
import { useCommand } from '../../../client/use-command.ts';
import { FAKTOR } from '../../../texte/zugang/zweiter-faktor.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { KennwortDialog } from '../../zweiter-faktor/kennwort-dialog.tsx';
import { type Konto, kontoQuery } from '../queries.ts';
import { CodesDialog, Einrichten } from './einrichten.tsx';

type Faktor = NonNullable<Konto['zweiterFaktor']>;
type Offen = 'EINRICHTEN' | 'CODES' | 'AUSSCHALTEN' | null;

/** Of the page of the own account: a code besides the password, for whoever wants it. */
export function FaktorAbschnitt({ faktor, hatKennwort }: { faktor: Faktor; hatKennwort: boolean }) {
	const [offen, setOffen] = useState<Offen>(null);
	const schliesse = () => setOffen(null);
	const { seit, wiederherstellungscodes } = faktor;
	return (
		<Stack pt={16}>
			<Text variant="lead">
				{seit ? FAKTOR.seit(formatDatum(tagInBerlin(seit)), wiederherstellungscodes) : FAKTOR.aus}
			</Text>
			{!seit && !hatKennwort && <Text variant="lead">{FAKTOR.erstKennwort}</Text>}
			<Group wrap="wrap">
				{!seit && hatKennwort && <Button onClick={() => setOffen('EINRICHTEN')}>{FAKTOR.einrichten}</Button>}
				{seit && <Button onClick={() => setOffen('CODES')}>{FAKTOR.neueCodes}</Button>}
				{seit && (
					<Button variant="danger" onClick={() => setOffen('AUSSCHALTEN')}>
						{FAKTOR.ausschalten}
					</Button>
				)}
			</Group>
			{offen === 'EINRICHTEN' && <Einrichten onClose={schliesse} />}
			{offen === 'CODES' && <NeueCodes onClose={schliesse} />}
			{offen === 'AUSSCHALTEN' && <Ausschalten onClose={schliesse} />}
		</Stack>
	);
}

function NeueCodes({ onClose }: { onClose: () => void }) {
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const erneuern = useCommand({
		run: (passwort: string, idempotencyKey) =>
			call('POST /v1/user/me/second-factor/recovery-codes', { body: { passwort }, idempotencyKey }),
		invalidates: [kontoQuery.queryKey],
		onDone: ({ data }) => setCodes(data.codes),
	});
	if (codes) return <CodesDialog titel={FAKTOR.codes} codes={codes} onClose={onClose} />;
	return (
		<KennwortDialog
			titel={FAKTOR.neueCodesTitel}
			text={FAKTOR.neueCodesText}
			tun={FAKTOR.neueCodesTun}
			laedt={erneuern.isRunning}
			fehler={erneuern.error}
			onKennwort={erneuern.execute}
			onClose={onClose}
		/>
	);
}

function Ausschalten({ onClose }: { onClose: () => void }) {
	const ausschalten = useCommand({
		run: (passwort: string, idempotencyKey) =>
			call('DELETE /v1/user/me/second-factor', { body: { passwort }, idempotencyKey }),
		invalidates: [kontoQuery.queryKey],
		onDone: () => {
			toast.success(FAKTOR.ausgeschaltet);
			onClose();
		},
	});
	return (
		<KennwortDialog
			titel={FAKTOR.ausschaltenFrage}
			text={FAKTOR.ausschaltenText}
			tun={FAKTOR.ausschaltenTun}
			danger
			laedt={ausschalten.isRunning}
			fehler={ausschalten.error}
			onKennwort={ausschalten.execute}
			onClose={onClose}
		/>
	);
}
