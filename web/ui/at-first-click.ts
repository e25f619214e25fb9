import { useEffect, useRef, useState } from 'react';

/**
 * For what is fetched at the first click on a button, and stands in its place from then on: takes the focus the button
 * had, and opens.
 */
export function useOpenAtOnce() {
	const [opened, setOpened] = useState(false);
	const target = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		target.current?.focus();
		setOpened(true);
	}, []);
	return { opened, setOpened, target };
}
