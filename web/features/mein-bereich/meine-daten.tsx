import { Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { EditingProvider } from '../../ui/edit-in-place/editing.tsx';
import { PageTitle } from '../../ui/layout/page.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { useAkte } from '../akte/akte-kontext.tsx';
import { Erziehungsberechtigte } from '../akte/daten/erziehungsberechtigte.tsx';
import { FeldZeile } from '../akte/daten/feld-zeile.tsx';
import { Feldgruppe } from '../akte/daten/feldgruppe.tsx';
import { freieFelder } from '../akte/daten/freie-felder.ts';
import { Geschuetzt } from '../akte/daten/geschuetzt.tsx';
import { ANSCHRIFT, BANK, GESCHUETZT, KONTAKT, NAME, WEITERE, WUNSCH } from '../akte/daten/personenfelder.ts';
import { Profilbild } from '../akte/daten/profilbild.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { BitteErgaenzen } from './bitte-ergaenzen.tsx';
import type { Datenteil } from './datenteile.ts';
import { MeineAkte } from './meine-akte.tsx';
import { teileFuer } from './teile-fuer.ts';

interface MeineDatenProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
	/** Undefined: the first. */
	teil: Datenteil | undefined;
}

/** The volunteer's own data; what he may change is edited in place. */
export function MeineDaten({ teil, ...props }: MeineDatenProps) {
	usePageHead({ title: MEIN.meineDaten });
	return (
		<MeineAkte {...props}>
			<PageTitle title={MEIN.meineDaten} />
			<BitteErgaenzen />
			<Teile gewuenscht={teil} />
		</MeineAkte>
	);
}

const INHALT: Readonly<Record<Datenteil, () => ReactNode>> = {
	persoenlich: () => (
		<>
			<Feldgruppe gruppe={NAME} />
			<Profilbild />
		</>
	),
	kontakt: () => (
		<>
			<Feldgruppe gruppe={KONTAKT} />
			<Feldgruppe gruppe={ANSCHRIFT} />
		</>
	),
	bank: () => (
		<>
			<Geschuetzt gruppe={BANK} />
			<Geschuetzt gruppe={GESCHUETZT} />
		</>
	),
	weitere: () => [WUNSCH, ...WEITERE].map((gruppe) => <Feldgruppe key={gruppe.titel} gruppe={gruppe} />),
	frei: () => <FreieFelder />,
	eltern: () => <Erziehungsberechtigte />,
};

function Teile({ gewuenscht = 'persoenlich' }: { gewuenscht: Datenteil | undefined }) {
	const { freiwilliger } = useAkte();
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	const teile = teileFuer(parameter, freiwilliger);
	const teil = teile.includes(gewuenscht) ? gewuenscht : 'persoenlich';
	return (
		<>
			<Tabs label={MEIN.datenteile}>
				{teile.map((einer) => (
					<Tab
						key={einer}
						to="/admin/meine-daten"
						search={{ teil: einer === 'persoenlich' ? undefined : einer }}
						current={einer === teil}
					>
						{MEIN.datenteil[einer]}
					</Tab>
				))}
			</Tabs>
			<Stack gap={24} pt={16} maw={720}>
				<EditingProvider key={teil}>{INHALT[teil]()}</EditingProvider>
				<WerAendert teil={teil} />
			</Stack>
		</>
	);
}

/** Read-only tells who may change it. */
function WerAendert({ teil }: { teil: Datenteil }) {
	const { freiwilliger } = useAkte();
	const hatEltern = freiwilliger.erziehungsberechtigte.length > 0;
	if (teil === 'eltern' && !hatEltern) return null;
	return <Text variant="hint">{teil === 'eltern' ? MEIN.elternFest : MEIN.ohneBearbeiten}</Text>;
}

function FreieFelder() {
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	return (
		<dl>
			{freieFelder(parameter).map(({ feld, label }) => (
				<FeldZeile key={feld.feld} feld={feld} label={label} />
			))}
		</dl>
	);
}
