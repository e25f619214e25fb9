import { SEITEN } from '../../texte/shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { PlainPage } from './plain-page.tsx';

const TEXT = SEITEN.nichtGefunden;

/** No such address; also what a user may not see, which answers the same. */
export function NotFoundScreen() {
	usePageHead({ title: TEXT.titel });
	return (
		<PlainPage title={TEXT.titel} heading={TEXT.ueberschrift} text={TEXT.text}>
			<div style={{ marginTop: 24 }}>
				<Row>
					<LinkButton to="/" variant="primary" size="xl">
						{SEITEN.verboten.zurueck}
					</LinkButton>
				</Row>
			</div>
		</PlainPage>
	);
}
