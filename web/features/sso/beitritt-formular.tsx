import { useState } from 'react';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SSO } from '../../texte/verwaltung/sso.ts';
import { ZUGANG } from '../../texte/zugang/zugang.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { FieldRow, Form, ReadOnlyField, TextAreaField } from '../../ui/fields/fields.tsx';
import { AdressAuswahl } from '../zugang-anfragen/adress-auswahl.tsx';
import type { Beitrittsziel } from '../zugang-anfragen/ziele.ts';
import type { Beitritt } from './queries.ts';

const { beitritt: T } = SSO;

interface BeitrittFormularProps {
	token: string;
	beitritt: Beitritt;
	onGesendet: () => void;
}

/** Name and address are the provider's and can't be changed here. */
export function BeitrittFormular({ token, beitritt, onGesendet }: BeitrittFormularProps) {
	const [ziel, setZiel] = useState<Beitrittsziel | null>(null);
	const [nachricht, setNachricht] = useState('');
	const [fehlt, setFehlt] = useState(false);
	const anfragen = useCommand({
		run: (adresseID: string, idempotencyKey) =>
			call('POST /v1/integrations/single-sign-on/join-request', {
				query: { token },
				body: { adresseID, nachricht },
				idempotencyKey,
			}),
		onDone: onGesendet,
	});
	const { error } = anfragen;
	const felder = feldFehler(error);
	const sende = (event: React.FormEvent) => {
		event.preventDefault();
		setFehlt(!ziel);
		if (ziel) anfragen.execute(ziel.id);
	};
	return (
		<Form gap={16} onSubmit={sende}>
			{error && Object.keys(felder).length === 0 && <ErrorBox text={error.message} />}
			<FieldRow columns="1fr 1fr">
				<ReadOnlyField label={T.name}>{`${beitritt.vorname} ${beitritt.nachname}`}</ReadOnlyField>
				<ReadOnlyField label={T.email}>{beitritt.email}</ReadOnlyField>
			</FieldRow>
			<AdressAuswahl
				required
				size="md"
				label={ZUGANG.ziel}
				value={ziel}
				onChange={setZiel}
				error={(fehlt && !ziel && T.pflicht) || felder.adresseID}
			/>
			<TextAreaField
				size="md"
				label={T.nachricht}
				description={T.nachrichtHilfe}
				maxLength={1000}
				value={nachricht}
				error={felder.nachricht}
				onChange={(event) => setNachricht(event.currentTarget.value)}
			/>
			<div>
				<Button variant="primary" size="lg" type="submit" loading={anfragen.isRunning}>
					{T.anfragen}
				</Button>
			</div>
		</Form>
	);
}
