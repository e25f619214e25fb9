import { Group } from '@mantine/core';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { OPT_IN_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { ValueRow } from '../../ui/edit-in-place/value-row.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { Abschnitt } from './abschnitt.tsx';
import { usePersonBefehl } from './befehl.ts';
import { FeldZeile } from './feld-zeile.tsx';
import { EMAIL, SYSTEMMAILS } from './felder.ts';
import { usePerson } from './person-kontext.tsx';
import type { Person } from './queries.ts';

const TEXT = PERSON.email;

/** The address, whether its holder has confirmed it, and whether system mails go there. */
export function EmailAbschnitt() {
	const { person } = usePerson();
	const { email, emailNeu, isOptInErforderlich } = person;
	return (
		<Abschnitt titel={TEXT.titel}>
			<dl>
				<FeldZeile
					feld={EMAIL}
					hinweis={
						isOptInErforderlich && email ? TEXT.aendernHinweis : isOptInErforderlich ? undefined : TEXT.sofortHinweis
					}
				/>
				{emailNeu && email && <NeueAdresse email={email} emailNeu={emailNeu} />}
				{email && <Bestaetigung person={person} email={email} />}
				<FeldZeile feld={SYSTEMMAILS} />
				<ValueRow label={TEXT.zustellung} value={zustellung(person)} />
			</dl>
		</Abschnitt>
	);
}

/** The same call asks for the address named: a new one, one that waits, or the present one again. */
function useFrage(meldung: string) {
	const { person } = usePerson();
	return usePersonBefehl<string>({
		run: (email, idempotencyKey) =>
			call('PUT /v1/person/{id}/email', { params: { id: person.id }, body: { email }, idempotencyKey }),
		meldung,
	});
}

function NeueAdresse({ email, emailNeu }: { email: string; emailNeu: string }) {
	const erneut = useFrage(TEXT.gesendet(emailNeu));
	const verwerfen = useFrage(TEXT.verworfen);
	return (
		<ValueRow
			label={TEXT.neu}
			value={
				<>
					{TEXT.neuText(emailNeu)}
					<Group wrap="wrap" gap={12}>
						<TextButton onClick={() => erneut.execute(emailNeu)}>{TEXT.erneut}</TextButton>
						<TextButton onClick={() => verwerfen.execute(email)}>{TEXT.verwerfen}</TextButton>
					</Group>
				</>
			}
		/>
	);
}

function Bestaetigung({ person, email }: { person: Person; email: string }) {
	const { optInStatus, isOptInErforderlich, isAktiv, emailNeu } = person;
	const fragen = useFrage(TEXT.gesendet(email));
	const fragbar = isOptInErforderlich && isAktiv && optInStatus !== 'BESTAETIGT' && !emailNeu;
	const nichtNoetig = !isOptInErforderlich && optInStatus === 'KEIN';
	return (
		<ValueRow label={TEXT.bestaetigung} value={nichtNoetig ? TEXT.ohneAnfrage : OPT_IN_BEZEICHNUNG[optInStatus]}>
			{fragbar && (
				<TextButton onClick={() => fragen.execute(email)}>
					{optInStatus === 'KEIN' ? TEXT.anfragen : TEXT.erneut}
				</TextButton>
			)}
		</ValueRow>
	);
}

/** Whether they reach him, or why not. */
function zustellung({
	empfaengtSystemmails,
	isAktiv,
	isSystemmailEmpfaenger,
	email,
	unzustellbarSeit: seit,
}: Person): string {
	if (seit) return TEXT.weilUnzustellbar(formatDatum(tagInBerlin(seit)));
	if (empfaengtSystemmails) return TEXT.erhaelt;
	if (!isAktiv) return TEXT.weilDeaktiviert;
	if (!isSystemmailEmpfaenger) return TEXT.weilNicht;
	return email ? TEXT.weilUnbestaetigt : TEXT.weilAdresse;
}
