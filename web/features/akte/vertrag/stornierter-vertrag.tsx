import { Box, Flex, Group, Text, Title } from '@mantine/core';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { UNTERSCHRIFTENLEISTE, VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { Button } from '../../../ui/button.tsx';
import { WIDE } from '../../../ui/layout/file-body.tsx';
import { Card } from '../../../ui/layout/page.tsx';
import { useMinWidth } from '../../../ui/use-min-width.ts';
import { Status } from '../../status/status.tsx';
import type { Dokument } from '../dokumente/queries.ts';
import { Stornierung } from './stornierung.tsx';
import css from './vertrag.module.css';
import { VertragTabelle } from './vertrag-tabelle.tsx';
import { Vertragspapier } from './vertragspapier.tsx';
import { useStorniertesPapier, type ZuletztStorniert } from './zuletzt-storniert.ts';

/** What had been intended and isn't any more, with the draft that is next. */
export function StornierterVertrag({ storniert, onEntwurf }: { storniert: ZuletztStorniert; onEntwurf: () => void }) {
	const { vertrag, entwurf } = storniert;
	const papier = useStorniertesPapier(vertrag);
	const breit = useMinWidth(WIDE);
	return (
		<Flex component="article" direction="column" gap={12} miw={0} aria-labelledby="vertrag-titel">
			<Group gap="8px 16px" justify="space-between" wrap="wrap" mih={32}>
				<Group wrap="wrap" gap={12}>
					<Title id="vertrag-titel" order={2}>
						{VERTRAG.titel}
					</Title>
					<Status katalog={VERTRAGSTATUS} nummer={vertrag.status} tinted />
				</Group>
				{entwurf && <Button onClick={onEntwurf}>{VERTRAG.entwurfOeffnen}</Button>}
			</Group>
			<div className={css.spalten}>
				<Flex direction="column" gap={12} miw={0} flex={1}>
					<Card muted>
						<Stornierung vertrag={vertrag} />
					</Card>
					<Box c="var(--text-2)">
						<VertragTabelle vertrag={vertrag} />
					</Box>
				</Flex>
				<div className={css.beiwerk}>
					{papier && papier.unterschriften.length > 0 && <Beendet papier={papier} />}
					{!breit && <Vertragspapier />}
				</div>
			</div>
		</Flex>
	);
}

/** Who had signed; nobody is asked any more. */
function Beendet({ papier }: { papier: Dokument }) {
	const { unterschriften, status, statusSeit } = papier;
	const fertig = unterschriften.filter(({ unterschriebenAm }) => unterschriebenAm).length;
	return (
		<Flex component="section" direction="column" gap={8} mb={24} aria-labelledby="unterschriften-titel">
			<Flex component="header" gap={12} align="baseline" justify="space-between">
				<Title id="unterschriften-titel" order={2} fz="lg" lh="xl" fw={650}>
					{UNTERSCHRIFTENLEISTE.titel}
				</Title>
				<Text variant="hint">{UNTERSCHRIFTENLEISTE.beendet(formatDatum(tagInBerlin(statusSeit)))}</Text>
			</Flex>
			<Status katalog={DOKUMENT} nummer={status} />
			<Text variant="secondary">{UNTERSCHRIFTENLEISTE.hatten(fertig, unterschriften.length)}</Text>
			<ul className={css.beendete}>
				{unterschriften.map(({ partei, personID, name, unterschriebenAm }) => (
					<li key={`${partei} ${personID}`}>
						<p>{name ?? UNTERSCHRIFTENLEISTE.partei[partei]}</p>
						<Text variant="hint">
							{unterschriebenAm
								? UNTERSCHRIFTENLEISTE.giltNicht(formatDatum(tagInBerlin(unterschriebenAm)))
								: UNTERSCHRIFTENLEISTE.nichtUnterschrieben}
						</Text>
					</li>
				))}
			</ul>
			<Text variant="secondary">{UNTERSCHRIFTENLEISTE.bleibt}</Text>
		</Flex>
	);
}
