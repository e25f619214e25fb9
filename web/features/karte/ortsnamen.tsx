import type { Flach } from '#domain/geo/mercator.ts';
import { EINHEITEN } from '#domain/geo/zeichnung.ts';
import { imFenster, istZuSehen } from './ausschnitt.ts';
import { useGrund } from './grund.ts';
import css from './kartenbild.module.css';
import type { Sicht } from './use-ausschnitt.ts';

const NAMEN_RAND_PX = 40;
/** Below the marker that may stand on the town. */
const NAME_UNTER_PX = 25;
const SCHILD_PX = { hoehe: 16, jeZeichen: 7.5 };
/** From which scale the towns of a rank are named, the first rank first. */
const NAMEN_AB = [0, 22_000, 50_000, 100_000, 220_000] as const;
/** Ranks written large. */
const GROSS = 1;

/** Towns, the more the closer one looks. */
export function Ortsnamen({ sicht: { ausschnitt, groesse } }: { sicht: Sicht }) {
	const sichtbar = (useGrund(ausschnitt.skala)?.orte ?? [])
		.filter(([, , , rang]) => ausschnitt.skala >= (NAMEN_AB[rang - 1] ?? 0))
		.map(([name, x, y, rang]) => ({ name, rang, x: x / EINHEITEN, y: y / EINHEITEN }))
		.filter((ort) => istZuSehen(ausschnitt, groesse, ort, NAMEN_RAND_PX));
	const genannt = ohneUeberlappung(sichtbar.map((n) => ({ ...n, ...imFenster(ausschnitt, groesse, n) })));
	return genannt.map(({ name, rang, x, y }) => (
		<g key={`${name} ${x} ${y}`} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
			<circle r={2} className={css.punkt} />
			<text y={NAME_UNTER_PX} className={rang <= GROSS ? css.gross : css.klein}>
				{name}
			</text>
		</g>
	));
}

interface Schild extends Flach {
	readonly name: string;
	readonly rang: number;
}

/** Greater towns first; a name that would lie on another's is left out. */
function ohneUeberlappung(schilder: readonly Schild[]): Schild[] {
	const gesetzt: Schild[] = [];
	for (const s of schilder) {
		const frei = gesetzt.every(
			(g) =>
				Math.abs(g.y - s.y) > SCHILD_PX.hoehe ||
				Math.abs(g.x - s.x) > ((g.name.length + s.name.length) / 2) * SCHILD_PX.jeZeichen,
		);
		if (frei) gesetzt.push(s);
	}
	return gesetzt;
}
