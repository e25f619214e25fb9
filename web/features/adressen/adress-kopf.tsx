import { Menu, Stack } from '@mantine/core';
import { IconDots, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/stammdaten/adresstyp.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { darf } from '../portal/sitzung.ts';
import { useAdresse } from './adress-kontext.tsx';
import { useAenderung } from './befehl.ts';
import { EinladenDialog } from './einladen-dialog.tsx';

const TEXT = ADRESSE.kopf;

/** What it is, how it is known, and what can be done with it. */
export function AdressKopf() {
	const { adresse } = useAdresse();
	return (
		<FileHeader
			name={adresse.bezeichnung}
			badge={adresse.isDeaktiviert ? <Tag>{ADRESSE.deaktiviert}</Tag> : undefined}
			note={ADRESSTYP_BEZEICHNUNG[adresse.typ]}
			facts={useFakten()}
			actions={<Aktionen />}
		/>
	);
}

function useFakten(): KeyFact[] {
	const { adresse, akte } = useAdresse();
	const [person] = akte.personen;
	const fakt = (label: string, wert: string | null | undefined): KeyFact =>
		wert ? { label, value: wert } : { label, value: ADRESSE.leer, empty: true };
	const plaetze = akte.anerkanntePlaetze;
	return [
		fakt(TEXT.ort, `${adresse.plz ?? ''} ${adresse.ort ?? ''}`.trim()),
		fakt(TEXT.vkz, adresse.vkz),
		fakt(TEXT.externeNummer, adresse.externeNummer),
		person
			? {
					label: TEXT.person,
					value: (
						<Link to="/admin/personen/$id" params={{ id: person.id }}>
							{`${person.vorname} ${person.nachname}`}
						</Link>
					),
				}
			: fakt(TEXT.person, null),
		...(adresse.einsatzstelleID ? [fakt(TEXT.plaetze, plaetze === null ? null : String(plaetze))] : []),
		...(adresse.typ === 'EINSATZSTELLE'
			? [fakt(TEXT.buchhaltung, akte.isBuchhaltungTraeger ? TEXT.durchTraeger : TEXT.selbst)]
			: []),
	];
}

type Offen = 'einladen' | 'deaktivieren' | 'loeschen' | null;

function Aktionen() {
	const { adresse, istTraeger, sitzung } = useAdresse();
	const [offen, setOffen] = useState<Offen>(null);
	const schliesse = () => setOffen(null);
	const aktiviere = useAenderung({ meldung: ADRESSE.istAktiv });
	return (
		<>
			{adresse.einsatzstelleID && (
				<Button icon={IconUserPlus} onClick={() => setOffen('einladen')}>
					{ADRESSE.einladen.knopf}
				</Button>
			)}
			{istTraeger && (
				<Menu position="bottom-end" width={220}>
					<Menu.Target>
						<IconButton icon={IconDots} label={ADRESSE.aktionen} />
					</Menu.Target>
					<Menu.Dropdown>
						{darf(sitzung, 'ADMIN') && adresse.isDeaktiviert && (
							<Menu.Item onClick={() => aktiviere.execute({ isAktiv: true })}>{ADRESSE.aktivieren}</Menu.Item>
						)}
						{darf(sitzung, 'ADMIN') && !adresse.isDeaktiviert && (
							<Menu.Item onClick={() => setOffen('deaktivieren')}>{ADRESSE.deaktivieren} …</Menu.Item>
						)}
						<Menu.Item onClick={() => setOffen('loeschen')}>{ADRESSE.loeschen} …</Menu.Item>
					</Menu.Dropdown>
				</Menu>
			)}
			{offen === 'einladen' && <EinladenDialog onClose={schliesse} />}
			{offen === 'deaktivieren' && <DeaktivierenDialog onClose={schliesse} />}
			{offen === 'loeschen' && <LoeschenDialog onClose={schliesse} />}
		</>
	);
}

function DeaktivierenDialog({ onClose }: { onClose: () => void }) {
	const { adresse } = useAdresse();
	const setze = useAenderung({ meldung: ADRESSE.istDeaktiviert, onDone: onClose, onRefused: () => undefined });
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={ADRESSE.deaktivierenTitel(adresse.bezeichnung)}
			confirm={ADRESSE.deaktivieren}
			danger
			loading={setze.isRunning}
			onConfirm={() => setze.execute({ isAktiv: false })}
		>
			<Stack>
				{setze.error && <ErrorBox text={setze.error.message} />}
				<p>{ADRESSE.deaktivierenText}</p>
			</Stack>
		</ConfirmDialog>
	);
}

/** Every reason of a refusal is told. */
function LoeschenDialog({ onClose }: { onClose: () => void }) {
	const { adresse } = useAdresse();
	const navigate = useNavigate();
	const [gruende, setGruende] = useState<readonly string[]>([]);
	const loesche = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/adresse/{id}', { params: { id: adresse.id }, idempotencyKey }),
		invalidates: [['listen'], ['adresse']],
		onDone: () => {
			toast.success(ADRESSE.istGeloescht(adresse.bezeichnung));
			void navigate({ to: '/admin/adressen' });
		},
		onRefused: (fehler) =>
			setGruende(fehler.details.length ? fehler.details.map(({ text }) => text) : [fehler.message]),
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={ADRESSE.loeschenTitel(adresse.bezeichnung)}
			confirm={ADRESSE.loeschen}
			danger
			loading={loesche.isRunning}
			onConfirm={() => loesche.execute(undefined)}
		>
			<Stack>
				{gruende.map((grund) => (
					<ErrorBox key={grund} text={grund} />
				))}
				<p>{ADRESSE.loeschenText}</p>
			</Stack>
		</ConfirmDialog>
	);
}
