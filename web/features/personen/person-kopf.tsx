import { useState } from 'react';
import { PERSONEN as LISTE } from '#domain/liste/personen.ts';
import { bildadresse } from '../../client/bild.ts';
import { call } from '../../client/call.ts';
import { PERSON, PERSONEN } from '../../texte/personen.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { darf } from '../portal/sitzung.ts';
import { usePersonBefehl } from './befehl.ts';
import { anzeigename, usePerson } from './person-kontext.tsx';
import type { Person } from './queries.ts';

const SPALTEN = LISTE.spalten;

/** Who it is, how to reach him, and whether he counts. */
export function PersonKopf() {
	const { person, sitzung } = usePerson();
	return (
		<FileHeader
			name={[person.titel, anzeigename(person)].filter(Boolean).join(' ')}
			picture={person.bildUploadID ? bildadresse(person.bildUploadID) : undefined}
			badge={person.isAktiv ? undefined : <Tag>{PERSON.deaktiviert}</Tag>}
			facts={angaben(person)}
			actions={darf(sitzung, 'ADMIN') && <AktivKnopf />}
		/>
	);
}

function angaben(person: Person): KeyFact[] {
	const stellen = [...new Set(person.funktionen.map((f) => f.einsatzstelle))].join(', ');
	return [
		fakt(SPALTEN.position.titel, person.position, UI.leer),
		fakt(SPALTEN.einsatzstelle.titel, stellen, PERSON.keine),
		fakt(SPALTEN.email.titel, person.email, UI.leer),
		fakt(SPALTEN.systemmails.titel, person.empfaengtSystemmails ? PERSON.ja : PERSON.nein, UI.leer),
		fakt(SPALTEN.benutzer.titel, person.benutzer?.name, PERSONEN.keiner),
	];
}

const fakt = (label: string, wert: string | null | undefined, sonst: string): KeyFact =>
	wert ? { label, value: wert } : { label, value: sonst, empty: true };

function AktivKnopf() {
	const { person } = usePerson();
	const [fragt, setFragt] = useState(false);
	const setze = usePersonBefehl<boolean>({
		run: (isAktiv, idempotencyKey) =>
			call('PUT /v1/person/{id}', { params: { id: person.id }, body: { isAktiv }, idempotencyKey }),
		meldung: (isAktiv) => (isAktiv ? PERSON.istAktiv : PERSON.istDeaktiviert),
		onDone: () => setFragt(false),
		onRefused: () => undefined,
	});
	if (!person.isAktiv)
		return (
			<Button loading={setze.isRunning} onClick={() => setze.execute(true)}>
				{PERSON.aktivieren}
			</Button>
		);
	return (
		<>
			<Button variant="danger" onClick={() => setFragt(true)}>
				{PERSON.deaktivieren} …
			</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={PERSON.deaktivierenTitel(anzeigename(person))}
				confirm={PERSON.deaktivieren}
				danger
				loading={setze.isRunning}
				onConfirm={() => setze.execute(false)}
			>
				{setze.error && <ErrorBox text={setze.error.message} />}
				{PERSON.deaktivierenText}
			</ConfirmDialog>
		</>
	);
}
