import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './tiles.module.css';

/** Figures side by side in one frame; every one leads to the list behind it. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
	return (
		<nav className={css.tiles} aria-label={label}>
			{children}
		</nav>
	);
}

interface TileProps extends ComponentPropsWithRef<'a'> {
	label: string;
	figure: string;
	note?: ReactNode;
	/** Colours the note, never the figure. */
	tone?: 'neutral' | 'warning' | 'danger';
}

function TileAnchor({ label, figure, note, tone = 'neutral', className: _, ...rest }: TileProps) {
	return (
		<a {...rest} className={css.tile}>
			<span className={css.label}>{label}</span>
			<span className={css.figure}>{figure}</span>
			{note && <span className={css[tone]}>{note}</span>}
		</a>
	);
}

export const Tile = createLink(TileAnchor);
