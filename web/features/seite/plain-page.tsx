import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SHELL } from '../../texte/shell.ts';
import { OuterLink } from '../../ui/text-link.tsx';
import { Grundbanner } from './banners.tsx';
import { Brand } from './brand.tsx';
import css from './plain-page.module.css';

interface PlainPageProps {
	/** Small line above the heading. */
	title?: string;
	heading: string;
	text: ReactNode;
	children: ReactNode;
	/** Left of the footer: who is signed in. */
	footer?: string;
}

/** A page without menu that says one thing: forbidden, error, not found. */
export function PlainPage({ title, heading, text, children, footer }: PlainPageProps) {
	return (
		<div className={css.page}>
			<Grundbanner />
			<header className={css.header}>
				<Brand look="inline" />
			</header>
			<main id="inhalt" className={css.main}>
				{title && (
					<Text variant="muted" size="lg" fw={500}>
						{title}
					</Text>
				)}
				<Title order={1} fz={28} lh="36px" fw={650} lts="-0.02em">
					{heading}
				</Title>
				<Text variant="secondary" size="xl" mt={12}>
					{text}
				</Text>
				{children}
			</main>
			<Text component="footer" variant="hint" className={css.footer}>
				{footer && <span>{footer}</span>}
				{/* Loaded anew: what failed may have been the way there. */}
				<OuterLink href="/barrierefreiheit">{SHELL.barrierefreiheit}</OuterLink>
				<OuterLink href="/barrierefreiheit#melden">{SHELL.barriereMelden}</OuterLink>
			</Text>
		</div>
	);
}
