import { useQuery } from '@tanstack/react-query';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { SEITEN, SHELL } from '../../texte/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/page.tsx';
import { abmelden } from './abmelden.ts';
import { clearForbidden } from './forbidden.ts';
import css from './forbidden-screen.module.css';
import { usePageHead } from './page-head.ts';
import { PlainPage } from './plain-page.tsx';
import { sitzungQuery } from './sitzung.ts';

const TEXT = SEITEN.verboten;

/** The page or action isn't allowed (403). */
export function ForbiddenScreen() {
	const { data: sitzung } = useQuery({ ...sitzungQuery, enabled: false });
	usePageHead({ title: TEXT.titel });
	const person = sitzung && `${sitzung.name}, ${ROLLEN_LABEL[sitzung.rolle]}`;
	return (
		<PlainPage
			title={TEXT.titel}
			heading={TEXT.ueberschrift}
			text={TEXT.text}
			footer={person ? SEITEN.fuss(person) : undefined}
		>
			<dl className={css.facts}>
				<div>
					<dt>{TEXT.aufgerufen}</dt>
					<dd>{window.location.pathname}</dd>
				</div>
				{person && (
					<div>
						<dt>{TEXT.angemeldetAls}</dt>
						<dd>{person}</dd>
					</div>
				)}
			</dl>
			<Row>
				<Button variant="primary" size="xl" onClick={backToPortal}>
					{TEXT.zurueck}
				</Button>
				<Button
					size="xl"
					onClick={() => {
						clearForbidden();
						void abmelden();
					}}
				>
					{SHELL.abmelden}
				</Button>
			</Row>
		</PlainPage>
	);
}

function backToPortal() {
	clearForbidden();
	window.location.assign('/');
}
