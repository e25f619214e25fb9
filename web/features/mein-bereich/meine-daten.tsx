import { MEIN } from '../../texte/mein-bereich.ts';
import { EditingProvider } from '../../ui/edit-in-place/editing.tsx';
import { PageTitle, Section, Stack } from '../../ui/page.tsx';
import { PersonTeil, WeitererTeil } from '../akte/daten/daten-tab.tsx';
import { usePageHead } from '../shell/page-head.ts';
import type { Sitzung } from '../shell/sitzung.ts';
import css from './mein-bereich.module.css';
import { MeineAkte } from './meine-akte.tsx';

interface MeineDatenProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
}

/** The volunteer's own data; what he may change is edited in place. */
export function MeineDaten(props: MeineDatenProps) {
	usePageHead({ title: MEIN.meineDaten });
	return (
		<MeineAkte {...props}>
			<PageTitle title={MEIN.meineDaten} />
			<div className={css.daten}>
				<EditingProvider>
					<Stack gap={32}>
						<Section title={MEIN.personenteil}>
							<PersonTeil />
						</Section>
						<Section title={MEIN.weitererTeil}>
							<WeitererTeil />
						</Section>
					</Stack>
				</EditingProvider>
			</div>
		</MeineAkte>
	);
}
