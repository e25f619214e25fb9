import { Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconFileCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { PRUEFUNG as T } from '../../texte/zugang/pruefung.ts';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import css from './pruefung.module.css';
import type { Befund, Vorgelegtes } from './queries.ts';

interface Urteil {
	readonly ton: 'gut' | 'bekannt' | 'achtung' | 'falsch';
	readonly titel: string;
	readonly saetze: readonly string[];
}

const ZEICHEN: Readonly<Record<Urteil['ton'], IconType>> = {
	gut: IconCircleCheck,
	bekannt: IconFileCheck,
	achtung: IconAlertTriangle,
	falsch: IconCircleX,
};

/** What the portal says of a paper: at a glance, in words, and what to do. */
export function Ergebnis({ befund, vorgelegt }: { befund: Befund; vorgelegt: Vorgelegtes }) {
	const ueberschrift = useRef<HTMLHeadingElement>(null);
	const { ton, titel, saetze } = urteil(befund, vorgelegt);
	const { papier, organisation } = befund;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read out, also one that says the same
	useEffect(() => ueberschrift.current?.focus(), [befund]);
	return (
		<section className={cx(css.ergebnis, css[ton])}>
			<span className={css.zeichen}>
				<Icon of={ZEICHEN[ton]} size={28} />
			</span>
			<div className={css.worte}>
				<Title ref={ueberschrift} order={2} fz={18} lh="26px" fw={650} tabIndex={-1}>
					{titel}
				</Title>
				{saetze.map((satz) => (
					<p key={satz}>{satz}</p>
				))}
				{papier && (
					<dl className={css.angaben}>
						<dt>{T.papier}</dt>
						<dd>{papier.titel}</dd>
						<dt>{T.am}</dt>
						<dd>{formatDatum(papier.am)}</dd>
						<dt>{T.von}</dt>
						<dd>{organisation}</dd>
					</dl>
				)}
			</div>
		</section>
	);
}

function urteil({ ergebnis, papier }: Befund, { nummer }: Vorgelegtes): Urteil {
	const stand = papier?.stand ?? 'GUELTIG';
	const gilt = stand === 'GUELTIG';
	switch (ergebnis) {
		case 'ECHT':
			return { ton: gilt ? 'gut' : 'achtung', titel: T.echt(stand), saetze: [T.stand[stand].text] };
		case 'NUMMER_BEKANNT':
			return {
				...{ ton: gilt ? 'bekannt' : 'achtung', titel: T.bekannt(stand) },
				saetze: gilt ? [T.bekanntText] : [T.stand[stand].text, T.bekanntText],
			};
		case 'VERAENDERT':
			return { ton: 'falsch', titel: T.veraendert, saetze: [T.veraendertText] };
		case 'UNBEKANNT':
			return nummer === null
				? { ton: 'falsch', titel: T.keineDatei, saetze: [T.keineDateiText] }
				: { ton: 'falsch', titel: T.keineNummer, saetze: [T.keineNummerText] };
	}
}
