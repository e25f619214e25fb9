import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Span } from '../../ui/span.ts';
import css from './bausteine.module.css';

export function Sample({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Box component="section" miw={0}>
			<h2 className={css.sampleTitle}>{title}</h2>
			{children}
		</Box>
	);
}

export function SampleRow({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Group mih={40}>
			<Span variant="hint" w={60}>
				{name}
			</Span>
			{children}
		</Group>
	);
}
