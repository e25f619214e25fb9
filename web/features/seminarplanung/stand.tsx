import { Flex, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { Picture } from '../../ui/figures/picture.tsx';
import { type Fill, Key, Ring, type Share } from '../../ui/figures/ring.tsx';
import css from './planung.module.css';
import type { Block, Teil } from './queries.ts';

type Stand = Teil['stand'];

/** Recognised, under review, planned, and what is left of the required ones. */
export function anteile({ anerkannt, pruefung, geplant }: Stand, pflicht: number): Share[] {
	const rest = Math.max(0, pflicht - anerkannt - pruefung - geplant);
	return [
		{ fill: 'full', value: anerkannt },
		{ fill: 'hatched', value: pruefung },
		{ fill: 'outlined', value: geplant },
		{ fill: 'dashed', value: rest },
	];
}

const LEGENDE: readonly (readonly [Fill, string])[] = [
	['full', T.anerkannt],
	['hatched', T.pruefung],
	['outlined', T.geplant],
	['dashed', T.ohneTermin],
];

/** How far the required days have come. */
export function Fortschritt({ block: { stand, pflicht }, warum }: { block: Block; warum?: ReactNode }) {
	if (!stand || pflicht === null) return null;
	const teile = anteile(stand, pflicht);
	return (
		<Picture
			caption={T.stand}
			rows={LEGENDE}
			rowKey={([fill]) => fill}
			columns={[
				{ head: T.stand, isRowHead: true, cell: ([, wort]) => wort },
				{ head: T.tageSpalte, align: 'end', cell: ([fill]) => T.zahl(wert(teile, fill)) },
			]}
		>
			<Flex gap={24} align="center" wrap="wrap">
				<Ring
					shares={teile}
					label={T.ring(stand.anerkannt, pflicht)}
					figure={T.zahl(stand.anerkannt)}
					caption={T.vonTagen(pflicht)}
				/>
				<div className={css.legende}>
					<Group gap={8} align="baseline">
						<Title order={2} size="h3">
							{stand.offen === 0 ? T.fertig : T.nochOffen(stand.offen)}
						</Title>
						{warum}
					</Group>
					<dl>
						{LEGENDE.map(([fill, wort]) => (
							<div key={fill} className={css.anteil}>
								<dt>
									<Key fill={fill} /> {wort}
								</dt>
								<dd>{T.zahl(wert(teile, fill))}</dd>
							</div>
						))}
					</dl>
				</div>
			</Flex>
		</Picture>
	);
}

const wert = (teile: readonly Share[], gesucht: Fill): number => teile.find(({ fill }) => fill === gesucht)?.value ?? 0;
