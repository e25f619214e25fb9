import { Group, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { call } from '../../../client/call.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { zeigeAblehnung } from '../../formular/ablehnung.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import { useAkteBefehl } from '../befehl.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Erziehungsberechtigter } from '../typen.ts';
import css from './daten.module.css';

/** Who signs for a minor; entered, changed and removed here. */
export function Erziehungsberechtigte() {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const { erziehungsberechtigte, isMinderjaehrig } = akte.freiwilliger;
	const anlegen = findeAktion(akte, 'erziehungsberechtigteAnlegen');
	// A site isn't told before the agreement; whoever may enter somebody knows that there is nobody.
	if (erziehungsberechtigte.length === 0 && !anlegen) return null;
	return (
		<section id="erziehungsberechtigte">
			<h2 className={css.gruppentitel}>{DATEN.erziehungsberechtigte}</h2>
			{erziehungsberechtigte.length === 0 && (
				<Text variant="secondary" p={8}>
					{DATEN.keineErziehungsberechtigten} {isMinderjaehrig && DATEN.noetigMinderjaehrig}
				</Text>
			)}
			<ul>
				{erziehungsberechtigte.map((person) => (
					<Person key={person.id} person={person} />
				))}
			</ul>
			{anlegen?.erlaubt && (
				<Button className={css.anlegen} size="sm" icon={IconPlus} onClick={() => starte(anlegen)}>
					{DATEN.personEintragen}
				</Button>
			)}
		</section>
	);
}

function Person({ person }: { person: Erziehungsberechtigter }) {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const [fragt, setFragt] = useState(false);
	const bearbeiten = findeAktion(akte, 'erziehungsberechtigteBearbeiten');
	const name = anzeigename(person);
	return (
		<li className={css.person}>
			<div className={css.personText}>
				<p className={css.personName}>
					{name} <Tag>{ERZIEHUNGSBERECHTIGTER_ART[person.art]}</Tag>
					{person.isUnterschriftErforderlich && <Tag>{DATEN.unterschreibt}</Tag>}
					{person.isAlleinigesSorgerecht && <Tag>{DATEN.alleinSorge}</Tag>}
				</p>
				<p>{[person.email, person.telefon].filter(Boolean).join(' · ')}</p>
				<p>{anschrift(person)}</p>
			</div>
			{bearbeiten?.erlaubt && (
				<Group wrap="wrap" gap={4}>
					<IconButton
						icon={IconPencil}
						label={DATEN.personBearbeiten(name)}
						variant="bare"
						size="sm"
						onClick={() => starte(bearbeiten, { feld: person.id })}
					/>
					<IconButton
						icon={IconTrash}
						label={DATEN.personLoeschen(name)}
						variant="bare"
						size="sm"
						onClick={() => setFragt(true)}
					/>
				</Group>
			)}
			<Entfernen person={person} opened={fragt} onClose={() => setFragt(false)} />
		</li>
	);
}

function anschrift({ strasse, hausnummer, plz, ort }: Erziehungsberechtigter): string {
	const teile = [
		[strasse, hausnummer],
		[plz, ort],
	].map((teil) => teil.filter(Boolean).join(' '));
	return teile.filter(Boolean).join(', ');
}

interface EntfernenProps {
	person: Erziehungsberechtigter;
	opened: boolean;
	onClose: () => void;
}

function Entfernen({ person, opened, onClose }: EntfernenProps) {
	const { freiwilliger } = useAkte();
	const befehl = useAkteBefehl<null>({
		run: (_, idempotencyKey) =>
			call('DELETE /v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte/{id}', {
				params: { freiwilligerId: freiwilliger.id, id: person.id },
				idempotencyKey,
			}),
		meldung: DATEN.entfernt,
		onRefused: (fehler) => {
			onClose();
			zeigeAblehnung(fehler);
		},
	});
	return (
		<ConfirmDialog
			opened={opened}
			onClose={onClose}
			title={DATEN.entfernenTitel(anzeigename(person))}
			confirm={DATEN.entfernen}
			danger
			loading={befehl.isRunning}
			onConfirm={() => befehl.execute(null)}
		>
			{DATEN.entfernenText}
		</ConfirmDialog>
	);
}
