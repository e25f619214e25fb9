import { Flex, Group, Text } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { adressbild } from '../../client/bild.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { Icon } from '../../ui/icon.tsx';
import { leistungen, Platzstand } from './angaben-zur-stelle.tsx';
import css from './karte.module.css';
import { Merken } from './merken.tsx';
import { sportartenQuery, stelleQuery, useNamen } from './queries.ts';
import type { Treffer } from './treffer.ts';
import type { Merkliste } from './use-merkliste.ts';

interface StellenkarteProps {
	treffer: Treffer;
	zyklusID: string;
	merkliste: Merkliste | null;
	onClose: () => void;
}

/** The chosen place: what it is, what it offers, whether there is room. Takes the focus and gives it back. */
export function Stellenkarte({ treffer: { ort, km, lage }, zyklusID, merkliste, onClose }: StellenkarteProps) {
	const titel = useRef<HTMLHeadingElement>(null);
	const detail = useQuery(stelleQuery(ort.id, zyklusID));
	const sportarten = useNamen(sportartenQuery)(ort.sportartIDs);
	useFocusReturn(true);
	useEffect(() => titel.current?.focus(), []);
	const text = detail.data?.beschreibung ?? KARTE.beschreibungFehlt;
	const weitere = detail.data?.bildUploadIDs.slice(1) ?? [];
	return (
		<article className={css.stellenkarte} aria-labelledby="stellenkarte-titel">
			<div className={css.kartenkopf}>
				{ort.bildUploadID ? (
					<img className={css.bild} src={adressbild(ort.bildUploadID)} alt={KARTE.bildVon(ort.bezeichnung)} />
				) : (
					<span className={css.bild} title={KARTE.bild}>
						<Icon of={IconPhoto} size={24} />
					</span>
				)}
				<div>
					<h2 id="stellenkarte-titel" ref={titel} tabIndex={-1} className={css.name}>
						{ort.bezeichnung}
					</h2>
					<Text variant="secondary">
						{[ort.ort, km !== null && KARTE.entfernung(formatZahl(km, 1))].filter(Boolean).join(', ')}
					</Text>
					<Platzstand ort={ort} />
				</div>
				<IconButton icon={IconX} label={KARTE.schliessen} variant="bare" size="sm" onClick={onClose} />
			</div>
			{sportarten.length > 0 && <Text variant="hint">{sportarten.join(', ')}</Text>}
			<Geladen query={detail} lines={3}>
				{() => <p className={css.beschreibung}>{text}</p>}
			</Geladen>
			{weitere.length > 0 && (
				<ul className={css.bilder}>
					{weitere.map((uploadID, nr) => (
						<li key={uploadID}>
							<img src={adressbild(uploadID)} alt={KARTE.weiteresBild(nr + 2, ort.bezeichnung)} loading="lazy" />
						</li>
					))}
				</ul>
			)}
			<Flex component="ul" gap="4px 16px" wrap="wrap" variant="secondary" fz="sm">
				{leistungen(ort).map((wort) => (
					<li key={wort}>{wort}</li>
				))}
			</Flex>
			{lage && ort.lat === undefined && <Text variant="hint">{KARTE.ungefaehr}</Text>}
			<Group wrap="wrap">
				<LinkButton to="/karte/$id" params={{ id: ort.id }} search={{ zyklus: zyklusID }} size="sm">
					{KARTE.ansehen}
				</LinkButton>
				{merkliste && <Merken ort={ort} merkliste={merkliste} />}
			</Group>
		</article>
	);
}
