import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { EINHEITEN } from '#domain/geo/zeichnung.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { imFenster } from './ausschnitt.ts';
import { Grundkarte } from './grundkarte.tsx';
import css from './kartenrahmen.module.css';
import { Ortsnamen } from './ortsnamen.tsx';
import type { Sicht } from './use-ausschnitt.ts';

interface KartenrahmenProps {
	sicht: Sicht;
	label: string;
	/** How the map is used by keyboard; read, not shown. */
	bedienung: string;
	className?: string | undefined;
	/** What a hand does with the picture, besides moving it. */
	zeiger?: ComponentPropsWithRef<'svg'>;
	/** Drawn on the ground, in its units. */
	gezeichnet?: ReactNode;
	/** Beside nearer and farther. */
	knoepfe: ReactNode;
	/** Where the buttons stand. */
	ecke: 'oben' | 'unten';
	/** Markers over the picture. */
	marken: ReactNode;
	/** Over the map, but none of its controls. */
	children?: ReactNode;
}

/** A map of our own: the ground with its names, what lies on it, and what moves it by hand and by keyboard. */
export function Kartenrahmen(props: KartenrahmenProps) {
	const { sicht, label, bedienung, className, zeiger, gezeichnet, knoepfe, ecke, marken, children } = props;
	const { ausschnitt, groesse } = sicht;
	const id = useId();
	const ursprung = imFenster(ausschnitt, groesse, { x: 0, y: 0 });
	return (
		<section className={cx(css.karte, className)} ref={sicht.flaeche} aria-label={label}>
			<fieldset ref={sicht.messung} className={css.flaeche} aria-describedby={id} onKeyDown={sicht.tasten}>
				<p id={id} hidden>
					{bedienung}
				</p>
				<svg className={css.bild} aria-hidden="true" {...sicht.maus} {...zeiger}>
					<g transform={`translate(${ursprung.x} ${ursprung.y}) scale(${ausschnitt.skala / EINHEITEN})`}>
						<Grundkarte skala={ausschnitt.skala} />
						{gezeichnet}
					</g>
					<Ortsnamen sicht={sicht} />
				</svg>
				{marken}
				<div className={cx(css.knoepfe, css[ecke])} data-print="hide">
					<IconButton icon={IconPlus} label={KARTE.naeher} onClick={sicht.naeher} />
					<IconButton icon={IconMinus} label={KARTE.ferner} onClick={sicht.ferner} />
					{knoepfe}
				</div>
			</fieldset>
			{children}
			<p className={css.quellen}>{KARTE.quellen}</p>
		</section>
	);
}
