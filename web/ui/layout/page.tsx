import { Box, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Span } from '../span.ts';
import css from './page.module.css';

interface PageProps {
	children: ReactNode;
	/** Ground of pages that carry cards. */
	sunken?: boolean;
	/** A list page: the table scrolls, the footer stays at the bottom. */
	list?: boolean;
}

/** The padded column of a page. */
export function Page({ children, sunken = false, list = false }: PageProps) {
	return <div className={cx(css.page, sunken && css.sunken, list && css.list)}>{children}</div>;
}

interface PageTitleProps {
	title: string;
	/** Beside the title: `214 Einträge`, a sentence. */
	note?: ReactNode;
	/** Right side; the primary action last. */
	actions?: ReactNode;
}

/** Title row of a list or form page. */
export function PageTitle({ title, note, actions }: PageTitleProps) {
	return (
		<Group gap={12} mih={56} flex="none">
			<Title order={1} lts="-0.01em">
				{title}
			</Title>
			{note && (
				<Span className="tabular" variant="muted" size="lg">
					{note}
				</Span>
			)}
			{actions && (
				<Group gap={12} ml="auto" data-print="hide">
					{actions}
				</Group>
			)}
		</Group>
	);
}

interface SectionProps {
	title: string;
	count?: ReactNode;
	/** Beside the heading, after it: what it is about. */
	note?: ReactNode;
	/** Right of the heading: a link, a legend, pills. */
	aside?: ReactNode;
	children: ReactNode;
	/** `md` 16/24 sections of a page, `sm` 14/20 groups within one, with a line below. */
	size?: 'md' | 'sm';
	/** Small, but nothing else's part. */
	as?: 'h2' | 'h3';
	ruled?: boolean;
}

export function Section({ title, count, note, aside, children, size = 'md', as, ruled = false }: SectionProps) {
	const Heading = as ?? (size === 'md' ? 'h2' : 'h3');
	return (
		<section className={css.section}>
			<div className={cx(css.sectionHead, ruled && css.ruled)}>
				<Heading className={cx(css.sectionTitle, size === 'sm' && css.small)}>
					{title}
					{count !== undefined && (
						<Span className="tabular" variant="muted" fw={400}>
							{' '}
							{count}
						</Span>
					)}
				</Heading>
				{note}
				{aside && <Box ml="auto">{aside}</Box>}
			</div>
			{children}
		</section>
	);
}

/** A card on sunken ground; never inside another one. `muted` for what is over. */
export function Card({
	children,
	muted = false,
	as: Tag = 'div',
}: {
	children: ReactNode;
	muted?: boolean;
	as?: 'div' | 'article' | 'li';
}) {
	return <Tag className={cx(css.card, muted && css.muted)}>{children}</Tag>;
}
