import { STUFEN } from '#domain/dokumentspec/auswahl.ts';

/** How strict a level is, as rising bars; the word stands beside it. */
export function Stufenbalken({ stufe }: { stufe: (typeof STUFEN)[number] }) {
	const hoehe = STUFEN.indexOf(stufe);
	return (
		<svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true" focusable="false">
			{STUFEN.map((eine, n) => (
				<rect
					key={eine}
					x={n * 3.5 + 0.25}
					y={8 - n * 2.5}
					width="2.5"
					height={3.5 + n * 2.5}
					fill="currentColor"
					opacity={n <= hoehe ? 1 : 0.25}
				/>
			))}
		</svg>
	);
}
