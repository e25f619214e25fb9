import { useState } from 'react';
import css from './avatar.module.css';
import { cx } from './cx.ts';

interface AvatarProps {
	name: string;
	/** 24 and 28 in rows and bars, 40 beside a few lines, 56 in a file's header. */
	size?: 24 | 28 | 40 | 56;
	/** Grey for people who are only mentioned. */
	muted?: boolean;
	/** The person's picture; without one, or where it can't be seen, the initials stand. */
	src?: string | null | undefined;
}

/** A person's picture or initials in a circle; decoration, the name stands beside it. */
export function Avatar({ name, size = 28, muted = false, src }: AvatarProps) {
	const [failed, setFailed] = useState<string | null>(null);
	if (src && src !== failed) {
		const onError = () => setFailed(src);
		return <img className={cx(css.avatar, css.picture, css[`size${size}`])} src={src} alt="" onError={onError} />;
	}
	return (
		<span className={cx(css.avatar, css[`size${size}`], muted && css.muted)} aria-hidden="true">
			{initials(name)}
		</span>
	);
}

/** First letters of the first and the last word: `Lena Marie Hoffmann` gives `LH`. */
export function initials(name: string): string {
	const words = name.trim().split(/\s+/);
	const last = words.length > 1 ? words.at(-1) : '';
	return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toUpperCase();
}
