import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says what has come; `fokus` leads the keyboard there, away from the button that asked for it. */
export function Ansage({ fokus = false, children }: { fokus?: boolean; children: ReactNode }) {
	const satz = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (fokus) satz.current?.focus();
	}, [fokus]);
	return (
		<Text ref={satz} role="status" tabIndex={-1} variant="secondary">
			{children}
		</Text>
	);
}
