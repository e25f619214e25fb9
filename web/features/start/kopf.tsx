import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Greeting, and one line below it. */
export function Kopf({ titel, children }: { titel: string; children: ReactNode }) {
	return (
		<Box component="header" pt={20} pb={16}>
			<Title order={1} lts="-0.01em">
				{titel}
			</Title>
			<Text className="tabular" variant="secondary" fz="lg" lh="xl">
				{children}
			</Text>
		</Box>
	);
}
