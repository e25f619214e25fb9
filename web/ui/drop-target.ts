import { type DragEvent, useState } from 'react';

/** Something dragged may be let go here: whether it is over it, and the handlers of the element. */
export function useDropTarget(onDrop: () => void) {
	const [isOver, setOver] = useState(false);
	const handlers = {
		onDragOver: (event: DragEvent) => {
			event.preventDefault();
			setOver(true);
		},
		onDragLeave: (event: DragEvent) => {
			if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
		},
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			setOver(false);
			onDrop();
		},
	};
	return { isOver, handlers };
}
