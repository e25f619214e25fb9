import { aufKarte, type Flach } from '#domain/geo/mercator.ts';
import { STAEDTE } from '#domain/geo/staedte.ts';
import { imFenster, istZuSehen } from './ausschnitt.ts';
import css from './kartenbild.module.css';
import type { Sicht } from './use-ausschnitt.ts';

const NAMEN = STAEDTE.map((stadt) => ({ ...aufKarte(stadt), name: stadt.name, rang: stadt.rang }));
const NAMEN_RAND_PX = 40;
/** Below the marker that may stand on the town. */
const NAME_UNTER_PX = 25;
const SCHILD_PX = { hoehe: 16, jeZeichen: 7.5 };
/** From which scale the towns of a rank are named. */
const NAMEN_AB = { 1: 0, 2: 60_000, 3: 130_000 } as const;

/** Towns, the more the closer one looks. */
export function Ortsnamen({ sicht: { ausschnitt, groesse } }: { sicht: Sicht }) {
	const sichtbar = NAMEN.filter(
		(n) => ausschnitt.skala >= NAMEN_AB[n.rang] && istZuSehen(ausschnitt, groesse, n, NAMEN_RAND_PX),
	).sort((a, b) => a.rang - b.rang);
	const genannt = ohneUeberlappung(sichtbar.map((n) => ({ ...n, ...imFenster(ausschnitt, groesse, n) })));
	return genannt.map(({ name, rang, x, y }) => (
		<g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
			<circle r={2} className={css.punkt} />
			<text y={NAME_UNTER_PX} className={rang === 1 ? css.gross : css.klein}>
				{name}
			</text>
		</g>
	));
}

interface Schild extends Flach {
	readonly name: string;
	readonly rang: 1 | 2 | 3;
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
