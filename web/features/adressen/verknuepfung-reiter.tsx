import { Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ADRESSE } from '../../texte/adressen.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { AnlegenDialog } from './anlegen-dialog.tsx';
import { OffeneEinladungen } from './offene-einladungen.tsx';
import { Verweise } from './verweise.tsx';

const TEXT = ADRESSE.verknuepfungen;

/** What the address belongs to and what belongs to it. */
export function VerknuepfungReiter() {
	const { adresse, akte } = useAdresse();
	const istPlatz = adresse.einsatzstelleID !== null;
	return (
		<Stack gap={32} pb={32}>
			{adresse.typ === 'EINSATZSTELLE' && <Orte />}
			{istPlatz && <Verweise />}
			<Liste titel={TEXT.personen} leer={akte.personen.length === 0} anzahl={akte.personen.length}>
				{akte.personen.map((p) => (
					<li key={p.id}>
						<Link to="/admin/personen/$id" params={{ id: p.id }}>
							{`${p.vorname} ${p.nachname}`}
						</Link>
						<span>{p.funktionen.map((f) => f.funktion).join(', ')}</span>
					</li>
				))}
			</Liste>
			<Liste titel={TEXT.benutzer} leer={akte.benutzer.length === 0} anzahl={akte.benutzer.length}>
				{akte.benutzer.map((b) => (
					<li key={b.id}>{b.name}</li>
				))}
			</Liste>
			{istPlatz && <OffeneEinladungen />}
		</Stack>
	);
}

function Orte() {
	const { adresse, istTraeger } = useAdresse();
	const navigate = useNavigate();
	const [legtAn, setLegtAn] = useState(false);
	return (
		<Liste
			titel={TEXT.orte}
			leer={adresse.einsatzorte.length === 0}
			anzahl={adresse.einsatzorte.length}
			aktion={
				istTraeger && (
					<Button size="sm" icon={IconPlus} onClick={() => setLegtAn(true)}>
						{TEXT.ortAnlegen} …
					</Button>
				)
			}
		>
			{adresse.einsatzorte.map((o) => (
				<li key={o.id}>
					<Link to="/admin/adressen/$id" params={{ id: o.id }}>
						{o.bezeichnung}
					</Link>
					<span>{o.ort}</span>
				</li>
			))}
			{legtAn && (
				<AnlegenDialog
					stelleID={adresse.id}
					onClose={() => setLegtAn(false)}
					onAngelegt={(id) => navigate({ to: '/admin/adressen/$id', params: { id } })}
				/>
			)}
		</Liste>
	);
}

interface ListeProps {
	titel: string;
	leer: boolean;
	anzahl: number;
	aktion?: ReactNode;
	children: ReactNode;
}

function Liste({ titel, leer, anzahl, aktion, children }: ListeProps) {
	return (
		<Section title={titel} count={anzahl} aside={aktion} ruled>
			{leer && <Text variant="muted">{TEXT.keine}</Text>}
			<ul className={css.liste}>{children}</ul>
		</Section>
	);
}
