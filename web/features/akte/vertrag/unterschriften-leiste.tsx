import { Box, Flex, Group, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { UNTERSCHRIFTENLEISTE as TEXT } from '../../../texte/akte/akte-vertrag.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Card } from '../../../ui/layout/page.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { Teile } from '../../dran/fortschritt.tsx';
import { darf } from '../../portal/sitzung.ts';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { Bitte } from '../dokumente/bitte.tsx';
import { Namenshinweis } from '../dokumente/namenshinweis.tsx';
import { type Dokument, dokumentenakteQuery, neuestes, type Unterschrift } from '../dokumente/queries.ts';
import css from './unterschriften-leiste.module.css';
import { UNGUELTIG } from './vertragspapier.tsx';

/** Beside the contract: what is signed in the portal, who has, and whose turn it is. */
export function UnterschriftenLeiste() {
	const { freiwilliger } = useAkte();
	const { data } = useQuery(dokumentenakteQuery(freiwilliger.id));
	const dokumente = (data?.anforderungen ?? [])
		.toSorted((a, b) => Number(b.isVertragsrelevant) - Number(a.isVertragsrelevant))
		.flatMap((anforderung) => neuestes(anforderung) ?? [])
		.filter(({ unterschriften, status }) => unterschriften.length > 0 && status < UNGUELTIG);
	if (dokumente.length === 0) return null;
	return (
		<Flex component="section" direction="column" gap={8} mb={24} aria-labelledby="unterschriften-titel">
			<Flex component="header" gap={12} align="baseline" justify="space-between">
				<Title id="unterschriften-titel" order={2} fz="lg" lh="xl" fw={650}>
					{TEXT.titel}
				</Title>
				<TextLink to="/admin/freiwillige/$id/akte" params={{ id: freiwilliger.id }} state>
					{TEXT.zurAkte}
				</TextLink>
			</Flex>
			{dokumente.map((dokument) => (
				<Karte key={dokument.id} dokument={dokument} />
			))}
		</Flex>
	);
}

function Karte({ dokument }: { dokument: Dokument }) {
	const { unterschriften, bezeichnung, status } = dokument;
	const fertig = unterschriften.filter(({ unterschriebenAm }) => unterschriebenAm).length;
	return (
		<Card as="article">
			<Group gap={12} align="baseline" justify="space-between">
				<h3 className={css.name}>{bezeichnung}</h3>
				<Text className="tabular" component="b" fw={600} flex="none">
					{TEXT.nVonM(fertig, unterschriften.length)}
				</Text>
			</Group>
			<Status katalog={DOKUMENT} nummer={status} />
			<Box mt={8}>
				<Teile unterschriften={unterschriften} />
			</Box>
			{status === DOKUMENT.nr.UnterschriftenSammeln && <Reihenfolge dokument={dokument} />}
		</Card>
	);
}

/** Whoever signs at the same time shares a number. */
function Reihenfolge({ dokument }: { dokument: Dokument }) {
	const schritte = [...Map.groupBy(dokument.unterschriften, ({ partei }) => partei)];
	return (
		<Box component="ol" mt={8}>
			{schritte.map(([partei, eigene], i) => {
				const getan = eigene.every(({ unterschriebenAm }) => unterschriebenAm);
				const istDran = eigene.some((u) => u.istDran);
				return (
					<li key={partei} className={css.schritt}>
						<span className={cx(css.nummer, getan && css.fertig, istDran && css.jetzt)}>
							{getan ? <Icon of={IconCheck} size={14} label={TEXT.getan} /> : i + 1}
						</span>
						<div className={css.wer}>
							{eigene.map((u) => (
								<Einer key={`${u.partei} ${u.personID}`} dokument={dokument} unterschrift={u} />
							))}
						</div>
					</li>
				);
			})}
		</Box>
	);
}

function Einer({ dokument, unterschrift }: { dokument: Dokument; unterschrift: Unterschrift }) {
	const { sitzung } = useAkte();
	const [bittet, setBittet] = useState(false);
	const { partei, name, istDran, istEigene, sitzungID } = unterschrift;
	const wer = name ?? TEXT.partei[partei];
	const bitte = sitzungID ? TEXT.erinnern : TEXT.neuBitten;
	return (
		<div>
			<p className={cx(istDran && css.anDerReihe)}>{wer}</p>
			<Text size="sm">{stand(unterschrift)}</Text>
			<Namenshinweis angefragt={unterschrift.angefragt} />
			{istDran && istEigene && sitzungID && (
				<TextLink to="/unterschrift/$signToken" params={{ signToken: sitzungID }}>
					{TEXT.unterschreiben}
				</TextLink>
			)}
			{istDran && !istEigene && darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && (
				<TextButton aria-label={TEXT.tatZu(bitte, wer)} onClick={() => setBittet(true)}>
					{bitte}
				</TextButton>
			)}
			{bittet && <Bitte dokument={dokument} unterschrift={unterschrift} onClose={() => setBittet(false)} />}
		</div>
	);
}

function stand({ partei, name, unterschriebenAm, istDran, gueltigBis }: Unterschrift): string {
	const rolle = name ? [TEXT.partei[partei]] : [];
	if (unterschriebenAm) return [...rolle, TEXT.unterschrieben(formatDatum(tagInBerlin(unterschriebenAm)))].join(', ');
	if (!istDran) return [...rolle, TEXT.folgt].join(', ');
	return [...rolle, gueltigBis ? TEXT.gueltigBis(formatDatum(tagInBerlin(gueltigBis))) : TEXT.abgelaufen].join(', ');
}
