import { type RefCallback, useCallback, useState } from 'react';

/** Known before the first picture is drawn, so that nothing moves afterwards. */
export function useWidth() {
	const [width, setWidth] = useState(0);
	const ref = useCallback<RefCallback<HTMLElement>>((element) => {
		if (!element) return;
		const measure = () => setWidth(element.clientWidth);
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { ref, width };
}
