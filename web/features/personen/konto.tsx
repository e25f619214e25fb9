import { Group } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ValueRow } from '../../ui/edit-in-place/value-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { darf } from '../portal/sitzung.ts';
import { Abschnitt } from './abschnitt.tsx';
import { usePersonBefehl } from './befehl.ts';
import { usePerson } from './person-kontext.tsx';
import css from './personen.module.css';
import { VerknuepfenDialog } from './verknuepfen-dialog.tsx';
import { ZugangDialog } from './zugang-dialog.tsx';

const TEXT = PERSON.konto;

/** The account of the person: opened by the Traeger, linked and let go by administrators. */
export function KontoAbschnitt() {
	const { person, sitzung } = usePerson();
	const [dialog, setDialog] = useState<'anlegen' | 'verknuepfen' | 'loesen' | null>(null);
	const istAdmin = darf(sitzung, 'ADMIN');
	const schliesse = () => setDialog(null);
	if (person.benutzer) {
		const name = person.benutzer.name ?? TEXT.unbekannt;
		return (
			<Abschnitt titel={TEXT.titel}>
				<dl>
					<ValueRow label={TEXT.benutzer} value={istAdmin ? <KontoLink id={person.benutzer.id} name={name} /> : name} />
				</dl>
				{istAdmin && (
					<Group align="stretch" wrap="wrap" pt={8} pl={8}>
						<Button size="sm" onClick={() => setDialog('loesen')}>
							{TEXT.loesen} …
						</Button>
					</Group>
				)}
				{dialog === 'loesen' && <LoesenDialog name={name} onClose={schliesse} />}
			</Abschnitt>
		);
	}
	const anlegbar = person.email !== null && person.isAktiv;
	return (
		<Abschnitt titel={TEXT.titel}>
			<p className={css.hinweis}>
				{TEXT.keines} {person.email === null && TEXT.ohneEmail}
			</p>
			<Group align="stretch" wrap="wrap" pt={8} pl={8}>
				{anlegbar && darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && (
					<Button size="sm" onClick={() => setDialog('anlegen')}>
						{TEXT.anlegen} …
					</Button>
				)}
				{istAdmin && (
					<Button size="sm" onClick={() => setDialog('verknuepfen')}>
						{TEXT.verknuepfen} …
					</Button>
				)}
			</Group>
			{dialog === 'anlegen' && <ZugangDialog onClose={schliesse} />}
			{dialog === 'verknuepfen' && <VerknuepfenDialog onClose={schliesse} />}
		</Abschnitt>
	);
}

function KontoLink({ id, name }: { id: string; name: string }) {
	return (
		<TextLink to="/admin/benutzer/$id" params={{ id }}>
			{name}
		</TextLink>
	);
}

function LoesenDialog({ name, onClose }: { name: string; onClose: () => void }) {
	const { person } = usePerson();
	const loesen = usePersonBefehl<undefined>({
		run: (_, idempotencyKey) => call('DELETE /v1/person/link-user', { body: { personID: person.id }, idempotencyKey }),
		meldung: TEXT.geloest,
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={TEXT.loesenTitel}
			confirm={TEXT.loesen}
			loading={loesen.isRunning}
			onConfirm={() => loesen.execute(undefined)}
		>
			{TEXT.loesenText(name)}
		</ConfirmDialog>
	);
}
