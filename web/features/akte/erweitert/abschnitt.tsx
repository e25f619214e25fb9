import type { ReactNode } from 'react';
import { Section } from '../../../ui/layout/page.tsx';
import css from './erweitert.module.css';

export function Abschnitt({ titel, text, children }: { titel: string; text: string; children: ReactNode }) {
	return (
		<Section title={titel} ruled>
			<p className={css.text}>{text}</p>
			<div>{children}</div>
		</Section>
	);
}
