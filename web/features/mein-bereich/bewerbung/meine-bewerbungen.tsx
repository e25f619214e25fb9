import { Flex } from '@mantine/core';
import { IconFileText, IconMap2 } from '@tabler/icons-react';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { PageTitle } from '../../../ui/layout/page.tsx';
import { useAkte } from '../../akte/akte-kontext.tsx';
import { findeAktion } from '../../akte/aktionen.ts';
import { useAktionsstart } from '../../akte/dialoge/aktionsstart.ts';
import { usePageHead } from '../../portal/page-head.ts';
import type { Sitzung } from '../../portal/sitzung.ts';
import { MeineAkte } from '../meine-akte.tsx';
import { geordnet } from '../ordnung.ts';
import { Bewerbungskarte } from './bewerbungskarte.tsx';

interface MeineBewerbungenProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
}

/** The volunteer's applications, a card each. */
export function MeineBewerbungen(props: MeineBewerbungenProps) {
	usePageHead({ title: MEIN.meineBewerbungen });
	return (
		<MeineAkte {...props} sunken>
			<Inhalt />
		</MeineAkte>
	);
}

function Inhalt() {
	const { wuensche } = useAkte();
	return (
		<>
			<PageTitle
				title={MEIN.meineBewerbungen}
				note={wuensche.length || undefined}
				actions={wuensche.length > 0 && <Stellensuche wort={MEIN.weitereStelle} />}
			/>
			{wuensche.length === 0 && (
				<EmptyState
					icon={IconFileText}
					title={MEIN.keineBewerbungen}
					text={MEIN.keineBewerbungenText}
					action={<Stellensuche wort={MEIN.stelle} />}
				/>
			)}
			<Flex component="ul" direction="column" gap={12} pt={8} maw={960}>
				{geordnet(wuensche).map((wunsch) => (
					<Bewerbungskarte key={wunsch.id} wunsch={wunsch} />
				))}
			</Flex>
		</>
	);
}

function Stellensuche({ wort }: { wort: string }) {
	const akte = useAkte();
	const { erklaere } = useAktionsstart();
	const bewerben = findeAktion(akte, 'bewerben');
	if (!bewerben) return null;
	if (!bewerben.erlaubt) return <BlockedAction label={wort} size="lg" onWhy={() => erklaere(bewerben)} />;
	return (
		<LinkButton to="/karte" variant="primary" size="lg" icon={IconMap2}>
			{wort}
		</LinkButton>
	);
}
