import { Flex, Group, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { darf } from '../portal/sitzung.ts';
import { Abschnitt } from './abschnitt.tsx';
import { usePersonBefehl } from './befehl.ts';
import { FunktionDialog } from './funktion-dialog.tsx';
import { usePerson } from './person-kontext.tsx';
import css from './personen.module.css';
import type { Personenfunktion } from './queries.ts';

const TEXT = PERSON.funktionen;

/** What the person is at which address; given and taken here. */
export function FunktionenAbschnitt() {
	const { person } = usePerson();
	const [zuweisend, setZuweisend] = useState(false);
	const { frage, entziehe, dialog } = useEntziehen();
	const jeAdresse = [...Map.groupBy(person.funktionen, (f) => f.adresseID).values()];
	return (
		<Abschnitt titel={TEXT.titel} anzahl={person.funktionen.length}>
			{jeAdresse.length === 0 && <p className={css.hinweis}>{TEXT.keine}</p>}
			<ul>
				{jeAdresse.map((dort) => (
					<Adresse
						key={dort[0]?.adresseID}
						funktionen={dort}
						onEntziehen={person.funktionen.length > 1 ? entziehe : frage}
					/>
				))}
			</ul>
			<Group align="stretch" wrap="wrap" pt={8} pl={8}>
				<Button size="sm" icon={IconPlus} onClick={() => setZuweisend(true)}>
					{TEXT.zuweisen} …
				</Button>
			</Group>
			{zuweisend && <FunktionDialog onClose={() => setZuweisend(false)} />}
			{dialog}
		</Abschnitt>
	);
}

/** Takes a function, with the way back; a site is asked before it loses sight of the person. */
function useEntziehen() {
	const { person, sitzung } = usePerson();
	const navigate = useNavigate();
	const [letzte, setLetzte] = useState<Personenfunktion | null>(null);
	const siehtWeiter = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const zuordnung = ({ adresseID, funktionID }: Personenfunktion) => [{ personID: person.id, adresseID, funktionID }];
	const entziehen = usePersonBefehl<Personenfunktion>({
		run: (funktion, idempotencyKey) =>
			call('DELETE /v1/person/funktionen', { body: zuordnung(funktion), idempotencyKey }),
		meldung: ({ funktion }) => TEXT.entzogen(funktion),
		gegenteil: (funktion) => ({
			run: (idempotencyKey) => call('POST /v1/person/funktionen', { body: zuordnung(funktion), idempotencyKey }),
			meldung: TEXT.wiederhergestellt(funktion.funktion),
		}),
	});
	const letzteEntziehen = usePersonBefehl<Personenfunktion>({
		run: async (funktion, idempotencyKey) => {
			await call('DELETE /v1/person/funktionen', { body: zuordnung(funktion), idempotencyKey });
			// Before the page asks for somebody it doesn't see any more.
			await navigate({ to: '/admin/personen' });
		},
		meldung: ({ funktion }) => TEXT.entzogen(funktion),
	});
	const dialog = letzte && (
		<ConfirmDialog
			opened
			onClose={() => setLetzte(null)}
			title={TEXT.letzteTitel}
			confirm={TEXT.entziehenVerb}
			danger
			loading={letzteEntziehen.isRunning}
			onConfirm={() => letzteEntziehen.execute(letzte)}
		>
			{TEXT.letzteText}
		</ConfirmDialog>
	);
	return { entziehe: entziehen.execute, frage: siehtWeiter ? entziehen.execute : setLetzte, dialog };
}

const wo = ({ typ, einsatzstelle }: Personenfunktion): string =>
	typ === 'EINSATZORT' ? `${TEXT.art[typ]} · ${einsatzstelle}` : TEXT.art[typ];

interface AdresseProps {
	funktionen: readonly Personenfunktion[];
	onEntziehen: (funktion: Personenfunktion) => void;
}

function Adresse({ funktionen, onEntziehen }: AdresseProps) {
	const [erste] = funktionen;
	if (!erste) return null;
	return (
		<li className={css.adresse}>
			<Text fw={550}>{erste.adresse}</Text>
			<Text variant="hint">{wo(erste)}</Text>
			<Flex component="ul" gap={6} wrap="wrap" mt={6}>
				{funktionen.map((f) => (
					<li key={f.funktionID} className={css.funktion}>
						{f.funktion}
						<IconButton
							icon={IconX}
							label={TEXT.entziehen(f.funktion, f.adresse)}
							variant="bare"
							size="sm"
							onClick={() => onEntziehen(f)}
						/>
					</li>
				))}
			</Flex>
		</li>
	);
}
