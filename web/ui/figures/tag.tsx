import type { ReactNode } from 'react';
import css from './tag.module.css';

/** A short neutral mark: `U18`, `minderjährig`, `von Hand`. */
export function Tag({ children }: { children: ReactNode }) {
	return <span className={css.tag}>{children}</span>;
}

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
	return <kbd className={css.key}>{children}</kbd>;
}
