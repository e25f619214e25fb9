import { Box, Flex, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { Inline } from '../inline.ts';
import { Span } from '../span.ts';
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
		<Flex className="tabular" component="dl" gap="4px 32px" wrap="wrap" mt={8}>
			{facts.map((fact) => (
				<div key={fact.label}>
					<Text component="dt" variant="hint">
						{fact.label}
					</Text>
					<dd className={fact.empty ? css.emptyValue : css.value}>{fact.value}</dd>
				</div>
			))}
		</Flex>
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
		<Flex component="header" gap={16} align="flex-start" py={16}>
			{withAvatar && <Avatar name={name} size={56} src={picture} />}
			<Box miw={0} flex={1}>
				<Group gap={16} align="flex-start">
					<Group gap="4px 12px" wrap="wrap" miw={0} mih={28} flex={1}>
						<h1 className={css.title}>{name}</h1>
						{badge}
						{note && (
							<Inline gap={6} variant="secondary">
								{note}
							</Inline>
						)}
					</Group>
					{actions && (
						<div className={css.actions} data-print="hide">
							{actions}
						</div>
					)}
				</Group>
				<KeyFacts facts={facts} />
			</Box>
		</Flex>
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
			<Span variant="secondary">{label}</Span>
			{target}
			{children && <div className={css.open}>{children}</div>}
			{action && <Box ml="auto">{action}</Box>}
		</div>
	);
}
