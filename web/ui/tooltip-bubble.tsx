import { Tooltip } from '@mantine/core';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

/** What an element says of itself, above it, and told to screen readers while it stands there. */
export function TooltipBubble({ target }: { target: HTMLElement }) {
	useEffect(() => {
		const id = document.querySelector('[role="tooltip"]')?.id;
		const before = target.getAttribute('aria-describedby');
		if (!id) return;
		target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
		return () => {
			if (before) target.setAttribute('aria-describedby', before);
			else target.removeAttribute('aria-describedby');
		};
	}, [target]);
	return createPortal(
		<Tooltip opened target={target} label={target.dataset.tooltip} withinPortal={false} floatingStrategy="fixed" />,
		// As with popovers: within a landmark, and not cut off by its edges.
		document.getElementById('inhalt') ?? document.body,
	);
}
