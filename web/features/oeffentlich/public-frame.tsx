import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SHELL } from '../../texte/shell.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Grundbanner } from '../seite/banners.tsx';
import { Barrierelinks } from '../seite/barrierelinks.tsx';
import { Brand } from '../seite/brand.tsx';
import { Rechtslinks } from '../seite/rechtslinks.tsx';
import { useFocusAfterNavigation } from '../seite/use-focus-after-navigation.ts';
import shell from '../shell/shell.module.css';
import css from './public-frame.module.css';

interface PublicFrameProps {
	/** Right end of the header. */
	actions?: ReactNode;
	/** Under the header, across the page: the steps of a wizard. */
	bar?: ReactNode;
	/** Ground of pages that carry a card. */
	sunken?: boolean;
	children: ReactNode;
}

const MAIN_ID = 'inhalt';

/** The frame of pages that need no session: mark, header, content. */
export function PublicFrame({ actions, bar, sunken = false, children }: PublicFrameProps) {
	useFocusAfterNavigation(MAIN_ID);
	return (
		<div className={css.page}>
			<a className={shell.skip} href={`#${MAIN_ID}`}>
				{SHELL.zumInhalt}
			</a>
			<Grundbanner />
			<header className={css.header}>
				<Link to="/" className={css.home}>
					<Brand look="inline" />
				</Link>
				{actions && (
					<Group gap="8px 24px" wrap="wrap" ml="auto">
						{actions}
					</Group>
				)}
			</header>
			{bar && <div className={css.bar}>{bar}</div>}
			<main id={MAIN_ID} className={sunken ? css.sunken : css.main} tabIndex={-1}>
				{children}
			</main>
			<footer className={css.footer} data-print="hide">
				<nav className={css.legal} aria-label={SHELL.rechtliches}>
					<Rechtslinks />
					<TextLink to="/pruefen">{SHELL.echtheit}</TextLink>
					<Barrierelinks />
				</nav>
			</footer>
		</div>
	);
}
