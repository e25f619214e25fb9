import { Menu } from '@mantine/core';
import { IconAlertTriangle, IconBed, IconGripVertical, IconWheelchair } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Hausgast } from '../seminare/haus-query.ts';
import { unstimmig, wohin } from './belegung.ts';
import css from './haus.module.css';
import { useHaus } from './haus-kontext.tsx';

interface GastZeileProps {
	gast: Hausgast;
	/** Before the name. */
	davor?: ReactNode;
	/** Wishes and needs below the name. */
	mitWuenschen?: boolean;
}

/** One guest: dragged by the mouse, moved by his menu from the keyboard. */
export function GastZeile({ gast, davor, mitWuenschen = false }: GastZeileProps) {
	const { haus, gezogen, ziehe } = useHaus();
	const wirdGezogen = gezogen?.id === gast.id;
	const mangel = unstimmig(haus, gast);
	const namen = gast.mit.flatMap((id) => haus.gaeste.find((g) => g.id === id)?.listenname ?? []).join('; ');
	const wuensche = [namen && T.mit(namen), gast.isBarrierefrei && T.barrierefrei].filter(Boolean).join(', ');
	return (
		<li
			className={cx(css.gast, mitWuenschen && css.gastHoch, wirdGezogen && css.wirdGezogen)}
			draggable
			onDragStart={(event) => {
				event.dataTransfer.effectAllowed = 'move';
				event.dataTransfer.setData('text/plain', gast.name);
				ziehe(gast);
			}}
			onDragEnd={() => ziehe(null)}
		>
			{davor ?? <Icon of={IconGripVertical} size={14} />}
			<div className={css.gastText}>
				<span className={css.gastName}>
					<GastMenue gast={gast} />
					{gast.isMinderjaehrig && gast.alter !== null && <Tag>{gast.alter}</Tag>}
					{!mitWuenschen && gast.isBarrierefrei && <Icon of={IconWheelchair} size={14} label={T.barrierefrei} />}
					{gast.grund !== null && (
						<span title={gast.grund}>
							<Icon of={IconAlertTriangle} size={14} label={`${T.mitGrund}: ${gast.grund}`} />
						</span>
					)}
					{mangel && (
						<span className={css.unstimmig} title={mangel.text}>
							<Icon of={IconAlertTriangle} size={14} label={`${T.passtNichtMehr}: ${mangel.text}`} />
						</span>
					)}
				</span>
				{mitWuenschen && (wirdGezogen || wuensche) && (
					<span className={css.wuensche}>{wirdGezogen ? T.wirdGezogen : wuensche}</span>
				)}
			</div>
		</li>
	);
}

function GastMenue({ gast }: { gast: Hausgast }) {
	const knopf = useRef<HTMLButtonElement>(null);
	const liste = useRef<HTMLDivElement>(null);
	// At once: what opens instead of the menu takes the focus after it.
	const gibFokusZurueck = () => {
		if (liste.current?.contains(document.activeElement)) knopf.current?.focus();
	};
	return (
		<Menu position="bottom-start" width={320} withinPortal onClose={gibFokusZurueck}>
			<Menu.Target>
				<button ref={knopf} type="button" data-gast={gast.id} className={css.nameKnopf} title={T.menue(gast.name)}>
					{gast.listenname}
				</button>
			</Menu.Target>
			<Menu.Dropdown ref={liste} className={css.menue}>
				<Raumwahl gast={gast} />
			</Menu.Dropdown>
		</Menu>
	);
}

/** Rooms that fit, then those that don't with the reason. */
function Raumwahl({ gast }: { gast: Hausgast }) {
	const { haus, lege, oeffneAngaben } = useHaus();
	const wahl = wohin(haus, gast);
	const passende = wahl.filter(({ hindernis }) => hindernis === null);
	const andere = wahl.filter(({ hindernis }) => hindernis !== null);
	return (
		<>
			{wahl.length === 0 && <Menu.Label>{T.keineRaeumeImMenue}</Menu.Label>}
			{passende.length > 0 && <Menu.Label>{T.passende}</Menu.Label>}
			{passende.map(({ raum, frei }) => (
				<Menu.Item
					key={raum.id}
					rightSection={<span className={css.menueFrei}>{T.freieBetten(frei)}</span>}
					onClick={() => lege(gast, raum)}
				>
					{raum.bezeichnung}
				</Menu.Item>
			))}
			{andere.length > 0 && <Menu.Label>{T.andere}</Menu.Label>}
			{andere.map(({ raum, hindernis }) => (
				<Menu.Item key={raum.id} className={css.gesperrt} onClick={() => lege(gast, raum)}>
					{raum.bezeichnung}
					<span className={css.menueGrund}>{hindernis?.text}</span>
				</Menu.Item>
			))}
			<Menu.Divider />
			{gast.raumID !== null && (
				<Menu.Item leftSection={<Icon of={IconBed} />} onClick={() => lege(gast, null)}>
					{T.bettNehmen}
				</Menu.Item>
			)}
			<Menu.Item onClick={() => oeffneAngaben(gast)}>{T.angaben} …</Menu.Item>
		</>
	);
}
