import type { ReactNode } from 'react';
import css from './bausteine.module.css';

export function Sample({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={css.sample}>
			<h2 className={css.sampleTitle}>{title}</h2>
			{children}
		</section>
	);
}

export function SampleRow({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={css.sampleRow}>
			<span className={css.sampleName}>{name}</span>
			{children}
		</div>
	);
}
