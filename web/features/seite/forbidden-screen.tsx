import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { SEITEN, SHELL } from '../../texte/shell.ts';
import { Button } from '../../ui/button.tsx';
import { abmelden } from '../portal/abmelden.ts';
import { clearForbidden } from '../portal/forbidden.ts';
import { usePageHead } from '../portal/page-head.ts';
import { sitzungQuery } from '../portal/sitzung.ts';
import css from './forbidden-screen.module.css';
import { PlainPage } from './plain-page.tsx';

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
			<Group wrap="wrap">
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
			</Group>
		</PlainPage>
	);
}

function backToPortal() {
	clearForbidden();
	window.location.assign('/');
}
