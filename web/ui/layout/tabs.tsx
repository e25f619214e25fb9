import { Group } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './tabs.module.css';

interface TabsProps {
	/** What the tabs divide, for screen readers. */
	label: string;
	children: ReactNode;
	/** 40 for a file, 36 for saved views of a list. */
	size?: 'md' | 'sm';
	/** Right end of the row. */
	aside?: ReactNode;
	/** Bleeds to the page's edges, as under a file's header. */
	bleed?: boolean;
}

/** Tabs are pages with an address of their own: links in a nav, the current one marked. */
export function Tabs({ label, children, size = 'md', aside, bleed = false }: TabsProps) {
	return (
		<div className={cx(css.bar, size === 'sm' && css.sm, bleed && css.bleed)} data-print="hide">
			<nav className={css.list} aria-label={label}>
				{children}
			</nav>
			{aside && (
				<Group gap={0} ml="auto" pl={16}>
					{aside}
				</Group>
			)}
		</div>
	);
}

interface TabProps extends ComponentPropsWithRef<'a'> {
	/** `4`, `2 offen`. */
	count?: ReactNode;
	/** Where the router can't tell from the address, e.g. by search parameter. */
	current?: boolean;
}

function TabAnchor({ count, current, children, className, ...rest }: TabProps) {
	const byAddress = current === undefined ? rest['aria-current'] : undefined;
	return (
		<a {...rest} className={cx(css.tab, className)} aria-current={current ? 'page' : byAddress}>
			{children}
			{count !== undefined && <span className={css.count}>{count}</span>}
		</a>
	);
}

export const Tab = createLink(TabAnchor);

interface ChoiceProps<V extends string> {
	label: string;
	value: V;
	onChange: (value: V) => void;
	options: readonly { value: V; label: ReactNode; count?: ReactNode }[];
}

/** Small pills that filter what is below: `Alle · Status · Dokumente`. */
export function Pills<V extends string>(props: ChoiceProps<V>) {
	return <Choice {...props} className={css.pills} itemClassName={css.pill} />;
}

/** Two to four views of the same thing, one raised: `Liste | Board`. */
export function Segments<V extends string>(props: ChoiceProps<V>) {
	return <Choice {...props} className={css.segments} itemClassName={css.segment} />;
}

interface ChoiceLook {
	className: string | undefined;
	itemClassName: string | undefined;
}

function Choice<V extends string>({
	label,
	value,
	onChange,
	options,
	className,
	itemClassName,
}: ChoiceProps<V> & ChoiceLook) {
	return (
		<fieldset className={className} aria-label={label} data-print="hide">
			{options.map((option) => (
				<button
					key={option.value}
					type="button"
					className={itemClassName}
					aria-pressed={option.value === value}
					onClick={() => onChange(option.value)}
				>
					{option.label}
					{option.count !== undefined && (
						<>
							{' '}
							<span className={css.count}>{option.count}</span>
						</>
					)}
				</button>
			))}
		</fieldset>
	);
}
