import { Flex } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import type { Aktenaktion } from '../../client/offene-akte.ts';
import { SUCHE } from '../../texte/listen/suche.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { Status } from '../status/status.tsx';
import { buchstabe } from '../tasten/spruenge.ts';
import type { Sucheintrag } from './eintraege.ts';
import { Markiert } from './markiert.tsx';
import type { Treffer } from './queries.ts';
import css from './suche.module.css';

interface ZeileProps {
	eintrag: Sucheintrag;
	id: string;
	aktiv: boolean;
	onAktiv: () => void;
	onOeffnen: (eintrag: Sucheintrag) => void;
}

/** One hit: a link, so that it opens in a new tab like any other. */
export function Zeile({ eintrag, id, aktiv, onAktiv, onOeffnen }: ZeileProps) {
	const { titel, titelMarken, link, icon, treffer, tat } = eintrag;
	const gemeinsam = {
		id,
		role: 'option',
		'aria-selected': aktiv,
		tabIndex: -1,
		className: css.zeile,
		onMouseMove: onAktiv,
		onClick: () => onOeffnen(eintrag),
	} as const;
	const inhalt = (
		<>
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
			{tat && <Urteil tat={tat} />}
			{link && <Sprung link={link} />}
		</>
	);
	if (link)
		return (
			<Link {...link} {...gemeinsam} preload={false}>
				{inhalt}
			</Link>
		);
	// The keys are the field's.
	return <div {...gemeinsam}>{inhalt}</div>;
}

/** What the rules say, as the buttons of the file do. */
function Urteil({ tat: { aktion, ort } }: { tat: Aktenaktion }) {
	const regeln = [...new Set(aktion.gruende.map(({ code }) => code))].filter((code) => /^G\d+$/.test(code));
	return (
		<Flex component="span" gap={10} align="center" flex="none" className={css.leise}>
			{ort}
			<Flex component="span" gap={4} align="center">
				<Icon of={aktion.erlaubt ? IconCheck : IconLock} size={14} />
				{aktion.erlaubt ? SUCHE.moeglich : SUCHE.gesperrt(regeln)}
			</Flex>
		</Flex>
	);
}

function Sprung({ link }: { link: LinkProps }) {
	const taste = buchstabe(link);
	if (!taste) return null;
	return (
		<Flex component="span" gap={4} flex="none" aria-hidden="true">
			<kbd className={css.kbd}>G</kbd>
			<kbd className={css.kbd}>{taste.toUpperCase()}</kbd>
		</Flex>
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
export const umgestellt = (titel: string): string => titel.split(', ').toReversed().join(' ');
