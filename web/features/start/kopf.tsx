import { Box, Flex, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface KopfProps {
	titel: string;
	/** At the right. */
	aktion?: ReactNode;
	children: ReactNode;
}

/** Greeting, and one line below it. */
export function Kopf({ titel, aktion, children }: KopfProps) {
	return (
		<Flex component="header" gap={16} justify="space-between" pt={20} pb={16}>
			<Box miw={0}>
				<Title order={1} lts="-0.01em">
					{titel}
				</Title>
				<Text className="tabular" variant="secondary" fz="lg" lh="xl">
					{children}
				</Text>
			</Box>
			{aktion}
		</Flex>
	);
}
