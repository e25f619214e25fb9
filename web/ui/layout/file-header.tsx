import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import css from './file-header.module.css';

export interface KeyFact {
	label: string;
	value: ReactNode;
	/** Shown as a grey word: `offen`, `leer`. */
	empty?: boolean;
}

/** Label above value, side by side; wraps when narrow. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
	return (
		<dl className={css.facts}>
			{facts.map((fact) => (
				<div key={fact.label}>
					<dt className={css.label}>{fact.label}</dt>
					<dd className={fact.empty ? css.emptyValue : css.value}>{fact.value}</dd>
				</div>
			))}
		</dl>
	);
}

interface FileHeaderProps {
	name: string;
	/** Tinted status badge, size `lg`. */
	badge?: ReactNode;
	/** Behind the badge: age, tags. */
	note?: ReactNode;
	facts: readonly KeyFact[];
	actions?: ReactNode;
	withAvatar?: boolean;
	/** In place of the initials. */
	picture?: string | undefined;
}

/** Head of a file (Akte, Adresse, Seminar): who, which status, the key facts, the next actions. */
export function FileHeader({ name, badge, note, facts, actions, withAvatar = true, picture }: FileHeaderProps) {
	return (
		<header className={css.header}>
			{withAvatar && <Avatar name={name} size={56} src={picture} />}
			<div className={css.main}>
				<div className={css.top}>
					<div className={css.titleRow}>
						<h1 className={css.title}>{name}</h1>
						{badge}
						{note && <span className={css.note}>{note}</span>}
					</div>
					{actions && (
						<div className={css.actions} data-print="hide">
							{actions}
						</div>
					)}
				</div>
				<KeyFacts facts={facts} />
			</div>
		</header>
	);
}

interface NextStepProps {
	label: string;
	/** Badge of the status the step leads to. */
	target?: ReactNode;
	/** What is still open, or a sentence. */
	children?: ReactNode;
	/** The button or the blocked action, right. */
	action?: ReactNode;
}

/** Strip under a file's header: the one step that comes next, and what it waits for. */
export function NextStep({ label, target, children, action }: NextStepProps) {
	return (
		<div className={css.nextStep}>
			<span className={css.nextLabel}>{label}</span>
			{target}
			{children && <div className={css.open}>{children}</div>}
			{action && <div className={css.nextAction}>{action}</div>}
		</div>
	);
}
