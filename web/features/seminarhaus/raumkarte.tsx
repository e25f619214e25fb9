import { VisuallyHidden } from '@mantine/core';
import { IconDots, IconWheelchair } from '@tabler/icons-react';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useDropTarget } from '../../ui/drop-target.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Hausraum } from '../seminare/haus-query.ts';
import { Abgelehnt, Vorwarnung } from './abgelehnt.tsx';
import { bewohner, warumNicht } from './belegung.ts';
import { GastZeile } from './gast-zeile.tsx';
import css from './haus.module.css';
import { useHaus } from './haus-kontext.tsx';

/** One room: who sleeps there, which beds are free, and whether the one in the hand may come. */
export function Raumkarte({ raum }: { raum: Hausraum }) {
	const { haus, gezogen, ablehnung, lege, ziehe, oeffneRaum } = useHaus();
	const drin = bewohner(haus, raum);
	const fremd = gezogen !== null && gezogen.raumID !== raum.id ? gezogen : null;
	const { isOver: darueber, handlers: beiZug } = useDropTarget(() => {
		if (fremd) lege(fremd, raum);
		ziehe(null);
	});
	const hindernis = fremd && warumNicht(haus, fremd, raum);
	const abgelehnt = ablehnung?.raum.id === raum.id;
	const frei = Math.max(0, raum.betten - drin.length);
	return (
		<section
			className={cx(
				css.raum,
				fremd && !hindernis && css.passt,
				((hindernis && darueber) || abgelehnt) && css.passtNicht,
			)}
			data-raum={raum.bezeichnung}
			aria-labelledby={`raum-${raum.id}`}
			{...beiZug}
		>
			<header className={css.raumKopf}>
				<div className={css.raumTitel}>
					<h3 id={`raum-${raum.id}`} className={css.raumName}>
						{raum.bezeichnung}
					</h3>
					<Tag>
						<span aria-hidden="true">{T.marke[raum.fuer]}</span>
						<VisuallyHidden component="span">{T.markeLang[raum.fuer]}</VisuallyHidden>
					</Tag>
					{drin.length > 0 && drin.every(({ isMinderjaehrig }) => isMinderjaehrig) && <Tag>{T.unter18}</Tag>}
					{raum.isBarrierefrei && <Icon of={IconWheelchair} size={15} label={T.barrierefrei} />}
				</div>
				<span className={css.raumZahl}>
					<span aria-hidden="true">{T.belegung(drin.length, raum.betten)}</span>
					<VisuallyHidden component="span">{T.belegungWorte(drin.length, raum.betten)}</VisuallyHidden>
				</span>
				<IconButton
					icon={IconDots}
					label={T.raumMenue(raum.bezeichnung)}
					variant="bare"
					size="xs"
					onClick={() => oeffneRaum(raum)}
				/>
			</header>
			<ul className={css.betten}>
				{drin.map((gast) => (
					<GastZeile key={gast.id} gast={gast} davor={<span className={css.bett} aria-hidden="true" />} />
				))}
				{Array.from({ length: frei }, (_, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: free beds are alike
					<li key={i} className={css.freiesBett}>
						<span className={cx(css.bett, css.leeresBett)} aria-hidden="true" />
						{T.frei}
					</li>
				))}
			</ul>
			{fremd && hindernis && darueber && <Vorwarnung gast={fremd} raum={raum} hindernis={hindernis} />}
			{abgelehnt && ablehnung && <Abgelehnt ablehnung={ablehnung} />}
		</section>
	);
}
