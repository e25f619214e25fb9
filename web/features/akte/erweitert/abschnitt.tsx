import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/layout/page.tsx';

export function Abschnitt({ titel, text, children }: { titel: string; text: string; children: ReactNode }) {
	return (
		<Section title={titel} ruled>
			<Text variant="secondary" mt={8} mb={12} maw="72ch">
				{text}
			</Text>
			<div>{children}</div>
		</Section>
	);
}
