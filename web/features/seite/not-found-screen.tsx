import { Group } from '@mantine/core';
import { SEITEN } from '../../texte/shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { PlainPage } from './plain-page.tsx';

const TEXT = SEITEN.nichtGefunden;

/** No such address; also what a user may not see, which answers the same. */
export function NotFoundScreen() {
	usePageHead({ title: TEXT.titel });
	return (
		<PlainPage title={TEXT.titel} heading={TEXT.ueberschrift} text={TEXT.text}>
			<div style={{ marginTop: 24 }}>
				<Group wrap="wrap">
					<LinkButton to="/" variant="primary" size="xl">
						{SEITEN.verboten.zurueck}
					</LinkButton>
				</Group>
			</div>
		</PlainPage>
	);
}
