import { Tooltip as MantineTooltip } from '@mantine/core';
import { type ReactElement, useEffect, useState } from 'react';

/** Opens on hover and focus after 200 ms, closes 200 ms after leaving (theme), and at once on scroll. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
	const scrolling = useScrolling();
	return (
		<MantineTooltip
			label={label}
			disabled={scrolling}
			events={{ hover: true, focus: true, touch: false }}
			// As with popovers: within a landmark, and not cut off by its edges.
			portalProps={{ target: '#inhalt' }}
			floatingStrategy="fixed"
		>
			{children}
		</MantineTooltip>
	);
}

const PAUSE_MS = 300;

/** True while anything on the page scrolls. */
function useScrolling(): boolean {
	const [scrolling, setScrolling] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const onScroll = () => {
			setScrolling(true);
			clearTimeout(timer);
			timer = setTimeout(() => setScrolling(false), PAUSE_MS);
		};
		window.addEventListener('scroll', onScroll, { capture: true, passive: true });
		return () => {
			clearTimeout(timer);
			window.removeEventListener('scroll', onScroll, { capture: true });
		};
	}, []);
	return scrolling;
}
