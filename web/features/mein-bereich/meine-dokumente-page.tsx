import { Box, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MEINE_DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageTitle, Section } from '../../ui/layout/page.tsx';
import { useAkte } from '../akte/akte-kontext.tsx';
import { type Fach, fach } from '../akte/dokumente/gruppen.ts';
import { type Anforderung, dokumentenakteQuery } from '../akte/dokumente/queries.ts';
import { type Offen, Vorgangsdialog } from '../akte/dokumente/vorgangsdialog.tsx';
import { usePageHead } from '../portal/page-head.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { Dokumentzeile } from './dokumentzeile.tsx';
import css from './mein-bereich.module.css';
import { MeineAkte } from './meine-akte.tsx';
import { offeneDokumente } from './offene-dokumente.ts';

const TEXT = MEINE_DOKUMENTE;
const FAECHER: readonly Fach[] = ['offen', 'inPruefung', 'erledigt'];

interface MeineDokumenteProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
}

/** What the volunteer is asked for, what is being checked, what is done. */
export function MeineDokumentePage(props: MeineDokumenteProps) {
	usePageHead({ title: TEXT.titel });
	return (
		<MeineAkte {...props}>
			<PageTitle title={TEXT.titel} />
			<Inhalt />
		</MeineAkte>
	);
}

function Inhalt() {
	const { freiwilliger } = useAkte();
	const query = useQuery(dokumentenakteQuery(freiwilliger.id));
	return (
		<Geladen query={query} lines={6} failed={WithReason}>
			{({ anforderungen }) => <Faecher anforderungen={anforderungen} />}
		</Geladen>
	);
}

function Faecher({ anforderungen }: { anforderungen: readonly Anforderung[] }) {
	const [offen, setOffen] = useState<Offen | null>(null);
	const gefragt = anforderungen.filter((a) => fach(a) !== undefined);
	if (gefragt.length === 0) return <EmptyState icon={IconFileText} title={TEXT.leer} text={TEXT.leerText} />;
	const offene = offeneDokumente(gefragt);
	const im: Readonly<Record<Fach, readonly Anforderung[]>> = {
		offen: offene,
		inPruefung: gefragt.filter((a) => fach(a) === 'inPruefung'),
		erledigt: gefragt.filter((a) => fach(a) === 'erledigt'),
	};
	return (
		<Box pt={16} maw={1040}>
			<Stack gap={32}>
				{FAECHER.filter((key) => key === 'offen' || im[key].length > 0).map((key) => (
					<Section key={key} title={TEXT.fach[key]} count={im[key].length || undefined} ruled>
						{im[key].length === 0 && <p className={css.nichtsOffen}>{TEXT.nichtsOffen}</p>}
						<ul>
							{im[key].map((anforderung) => (
								<Dokumentzeile
									key={anforderung.id}
									anforderung={anforderung}
									istErste={anforderung === offene[0]}
									onVorgang={(vorgang) => setOffen({ vorgang })}
									onAnsehen={(ansehen) => setOffen({ ansehen })}
								/>
							))}
						</ul>
					</Section>
				))}
			</Stack>
			{offen && <Vorgangsdialog offen={offen} onClose={() => setOffen(null)} />}
		</Box>
	);
}
