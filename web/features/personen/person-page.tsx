import { Box, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { PERSON, PERSONEN } from '../../texte/personen.ts';
import { EditingProvider } from '../../ui/edit-in-place/editing.tsx';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Abschnitt } from './abschnitt.tsx';
import { EmailAbschnitt } from './email.tsx';
import { FeldZeile } from './feld-zeile.tsx';
import { ANGABEN } from './felder.ts';
import { FunktionenAbschnitt } from './funktionen.tsx';
import { KontoAbschnitt } from './konto.tsx';
import { anzeigename, PersonProvider } from './person-kontext.tsx';
import { PersonKopf } from './person-kopf.tsx';
import css from './personen.module.css';
import { personQuery } from './queries.ts';
import { Verlauf } from './verlauf.tsx';

interface PersonPageProps {
	id: string;
	sitzung: Sitzung;
	/** The day the portal reckons with. */
	heute: string;
}

const CRUMBS: readonly Crumb[] = [{ label: PERSON.gruppe }, { label: PERSONEN.titel, link: { to: '/admin/personen' } }];

/** A contact person: data edited in place, address, functions, account, and the history beside them. */
export function PersonPage({ id, sitzung, heute }: PersonPageProps) {
	const { data: person } = useSuspenseQuery(personQuery(id));
	usePageHead({ title: anzeigename(person), crumbs: CRUMBS });
	const siehtVerlauf = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	return (
		<PersonProvider blick={{ person, sitzung, heute }}>
			<div className={css.kopf}>
				<PersonKopf />
			</div>
			{siehtVerlauf ? (
				<FileBody side={<Verlauf />} sideLabel={VERLAUF.titel}>
					<Teile />
				</FileBody>
			) : (
				<Box pt={16} pb={32} px="var(--gutter)">
					<Teile />
				</Box>
			)}
		</PersonProvider>
	);
}

function Teile() {
	return (
		<EditingProvider>
			<div className={css.spalten}>
				<Stack gap={24}>
					<Abschnitt titel={PERSON.angaben}>
						<dl>
							{ANGABEN.map((feld) => (
								<FeldZeile key={feld.feld} feld={feld} />
							))}
						</dl>
					</Abschnitt>
					<EmailAbschnitt />
				</Stack>
				<Stack gap={24}>
					<FunktionenAbschnitt />
					<KontoAbschnitt />
				</Stack>
			</div>
		</EditingProvider>
	);
}
