import type { ReactNode } from 'react';
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
				{title && <p className={css.title}>{title}</p>}
				<h1 className={css.heading}>{heading}</h1>
				<p className={css.text}>{text}</p>
				{children}
			</main>
			<footer className={css.footer}>{footer}</footer>
		</div>
	);
}
