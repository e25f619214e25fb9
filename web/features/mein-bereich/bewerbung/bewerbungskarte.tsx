import { Group, Text, Title } from '@mantine/core';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { BEENDET, WUNSCH } from '#domain/status/wunsch.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import { Button } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { KeyFacts } from '../../../ui/layout/file-header.tsx';
import { Card } from '../../../ui/layout/page.tsx';
import { useAkte } from '../../akte/akte-kontext.tsx';
import { findeAktion } from '../../akte/aktionen.ts';
import { aktionstitel } from '../../akte/aktionstitel.ts';
import { useAktionsstart } from '../../akte/dialoge/aktionsstart.ts';
import type { Aktion, Wunsch } from '../../akte/typen.ts';
import { Status } from '../../status/status.tsx';
import css from './bewerbungskarte.module.css';

const AKTIONEN = [
	'vorschlagAnnehmen',
	'vorschlagAblehnen',
	'dienstartFestlegen',
	'reaktivieren',
	'zurueckziehen',
] as const;

/** One application: where, how it stands, and what the volunteer may do with it. */
export function Bewerbungskarte({ wunsch }: { wunsch: Wunsch }) {
	const akte = useAkte();
	const { id, einsatzort, einsatzstelle, ort, status, dienstart, betreuer, beworbenAm } = wunsch;
	const aktionen = AKTIONEN.flatMap((key) => findeAktion(akte, key, id) ?? []);
	const beendet = BEENDET.includes(status);
	return (
		<Card as="li" muted={beendet}>
			<article aria-labelledby={`bewerbung-${id}`}>
				<Group gap={16} align="flex-start" justify="space-between" mb={12}>
					<div>
						<Title id={`bewerbung-${id}`} order={2} size="h3">
							{einsatzort ?? MEIN.eineStelle}
						</Title>
						<Text variant="secondary">
							{[einsatzstelle === einsatzort ? null : einsatzstelle, ort].filter(Boolean).join(', ')}
						</Text>
					</div>
					<Status katalog={WUNSCH} nummer={status} tinted />
				</Group>
				{beendet ? (
					<Ende wunsch={wunsch} />
				) : (
					<KeyFacts
						facts={[
							{ label: MEIN.dienstart, value: dienstart ?? MEIN.offen, empty: !dienstart },
							{ label: MEIN.betreuung, value: betreuer ?? MEIN.niemand, empty: !betreuer },
							{ label: MEIN.beworbenAm, value: formatDatum(tagInBerlin(beworbenAm)) },
						]}
					/>
				)}
				{aktionen.length > 0 && (
					<div className={css.aktionen}>
						{aktionen.map((aktion) => (
							<Knopf key={aktion.aktion} aktion={aktion} wunsch={wunsch} />
						))}
					</div>
				)}
			</article>
		</Card>
	);
}

function Knopf({ aktion, wunsch }: { aktion: Aktion; wunsch: Wunsch }) {
	const { starte, erklaere } = useAktionsstart();
	const isAenderung = aktion.aktion === 'dienstartFestlegen' && wunsch.dienstart !== null;
	const titel = aktionstitel(isAenderung ? { ...aktion, titel: MEIN.dienstartAendern } : aktion);
	if (!aktion.erlaubt) return <BlockedAction label={titel} size="lg" onWhy={() => erklaere(aktion)} />;
	return (
		<Button size="lg" onClick={() => starte(aktion)}>
			{titel}
		</Button>
	);
}

function Ende({ wunsch: { beendetVon, beendetAm, grund } }: { wunsch: Wunsch }) {
	const was = beendetVon ? MEIN.beendetVon[beendetVon] : MEIN.beendet;
	return (
		<Text variant="secondary">
			{beendetAm ? MEIN.am(was, formatDatum(tagInBerlin(beendetAm))) : was}
			{grund && `: „${grund}“`}
		</Text>
	);
}
