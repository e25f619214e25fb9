import { Flex } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { SUCHE } from '../../texte/listen/suche.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { Status } from '../status/status.tsx';
import type { Eintrag } from './eintraege.ts';
import { Markiert } from './markiert.tsx';
import type { Treffer } from './queries.ts';
import css from './suche.module.css';

interface ZeileProps {
	eintrag: Eintrag;
	id: string;
	aktiv: boolean;
	onAktiv: () => void;
	onOeffnen: (eintrag: Eintrag) => void;
}

/** One hit: a link, so that it opens in a new tab like any other. */
export function Zeile({ eintrag, id, aktiv, onAktiv, onOeffnen }: ZeileProps) {
	const { titel, titelMarken, link, icon, treffer } = eintrag;
	return (
		<Link
			{...link}
			id={id}
			role="option"
			aria-selected={aktiv}
			tabIndex={-1}
			preload={false}
			className={css.zeile}
			onMouseMove={onAktiv}
			onClick={() => onOeffnen(eintrag)}
		>
			<Flex component="span" justify="center" variant="secondary" w={24} flex="none">
				{icon ? <Icon of={icon} /> : <Avatar name={umgestellt(titel)} size={24} muted={!aktiv} />}
			</Flex>
			<Span fz="md" truncate miw={0} flex={1}>
				<Span fw={600} mr={6}>
					<Markiert text={titel} marken={titelMarken} />
				</Span>{' '}
				{treffer && <Unterzeile treffer={treffer} />}
			</Span>
			{treffer && <Ende treffer={treffer} />}
		</Link>
	);
}

function Unterzeile({ treffer: { untertitel, untertitelMarken, grund } }: { treffer: Treffer }) {
	return (
		<Span variant="secondary">
			<Markiert text={untertitel} marken={untertitelMarken} />
			{grund && (
				<Span ml={10}>
					{grund.feld}: <Markiert text={grund.text} marken={grund.marken} />
				</Span>
			)}
		</Span>
	);
}

function Ende({
	treffer: { status, vertragStatus, seminarStatus, zyklus, isAehnlich, isInaktiv },
}: {
	treffer: Treffer;
}) {
	return (
		<Flex component="span" gap={10} align="center" flex="none">
			{isAehnlich && <span className={css.leise}>{SUCHE.aehnlich}</span>}
			{zyklus && <span className={css.leise}>{zyklus}</span>}
			{isInaktiv && <Tag>{SUCHE.inaktiv}</Tag>}
			{status !== null && <Status katalog={FREIWILLIGER} nummer={status} />}
			{vertragStatus !== null && <Status katalog={VERTRAG} nummer={vertragStatus} />}
			{seminarStatus !== null && <Status katalog={SEMINAR} nummer={seminarStatus} />}
		</Flex>
	);
}

/** `Hoffmann, Lena Marie` as initials are taken: first name first. */
const umgestellt = (titel: string): string => titel.split(', ').toReversed().join(' ');
