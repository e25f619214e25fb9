import { Group } from '@mantine/core';
import type { CSSProperties } from 'react';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import css from './planer.module.css';
import type { Plangruppe } from './queries.ts';

/** A piece for each required day of a person, and the same in numbers. `voll`: as many as fill the width. */
export function Abdeckungsleiste({ gruppe, voll }: { gruppe: Plangruppe; voll: number }) {
	const { pflicht, geplant, moeglich, fehlen } = gruppe;
	const alle = Math.ceil(pflicht);
	const nGeplant = Math.min(alle, Math.round(geplant));
	const nMoeglich = Math.min(alle - nGeplant, Math.round(moeglich));
	const arten = Array.from({ length: alle }, (_, i) =>
		i < nGeplant ? 'geplant' : i < nGeplant + nMoeglich ? 'moeglich' : 'fehlt',
	);
	return (
		<>
			<div className={css.leiste} aria-hidden="true" style={{ '--voll': voll } as CSSProperties}>
				{arten.map((art, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place
					<span key={i} data-art={art} />
				))}
			</div>
			<Group gap={12} fz="sm" className="tabular">
				{pflicht === 0 ? (
					<span className={css.leise}>{T.abdeckung.ohne}</span>
				) : (
					<>
						<span>{T.abdeckung.geplant(geplant)}</span>
						<span>{T.abdeckung.moeglich(moeglich)}</span>
						<span className={fehlen > 0 ? css.fehlen : undefined}>
							{fehlen > 0 && <Dreieck />}
							{T.abdeckung.fehlen(fehlen)}
						</span>
						<span className={css.von}>{T.abdeckung.von(pflicht)}</span>
					</>
				)}
			</Group>
		</>
	);
}

/** Red, and of a shape of its own. */
export const Dreieck = ({ size = 10 }: { size?: number }) => (
	<svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true" focusable="false" className={css.dreieck}>
		<path d="M6 1 11.5 11H.5z" fill="currentColor" />
	</svg>
);
