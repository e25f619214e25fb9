import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Segments } from '../../../ui/layout/tabs.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useAkte } from '../akte-kontext.tsx';
import type { Vertrag } from '../typen.ts';
import { Aenderungstabelle } from './aenderungstabelle.tsx';
import { ausstehendeNamen, kurz } from './anzeige.ts';
import { Fassungswahl } from './fassungswahl.tsx';
import { type Vergleich, vergleichQuery, type Wunsch } from './queries.ts';
import { useGesehen } from './use-gesehen.ts';
import { Zustimmungen } from './zustimmungen.tsx';

const ZEITRAEUME = ['BESUCH', 'EINIGUNG', 'ANFANG'] as const;

interface AenderungenProps {
	vertrag: Vertrag;
	/** `md` right below the title of the page. */
	groesse?: 'sm' | 'md';
	/** One line until somebody asks, unless something is new or somebody has to agree. */
	faltbar?: boolean;
}

/** What has changed in the terms of a contract, by whom and when, and who has to agree to it again. */
export function Aenderungen({ vertrag, groesse = 'sm', faltbar = false }: AenderungenProps) {
	const query = useQuery(vergleichQuery(vertrag));
	return (
		<Geladen query={query}>
			{(jetzt) =>
				// A draft as it was made has nothing to tell.
				jetzt.fassungen.length > 1 && (
					<Abschnitt key={vertrag.id} vertrag={vertrag} groesse={groesse} faltbar={faltbar} jetzt={jetzt} />
				)
			}
		</Geladen>
	);
}

function Abschnitt({ vertrag, groesse, faltbar, jetzt }: Required<AenderungenProps> & { jetzt: Vergleich }) {
	const { sitzung } = useAkte();
	// Once told, they would count as seen: what was new on arrival stays on this page.
	const [ankunft] = useState(jetzt);
	const [wunsch, setWunsch] = useState<Wunsch>(() => anfangs(ankunft));
	const [istOffen, setOffen] = useState(!faltbar || jetzt.neue > 0 || jetzt.darfZustimmen);
	const gefragt = 'seit' in wunsch && wunsch.seit === 'BESUCH' ? { von: String(ankunft.von) } : wunsch;
	const query = useQuery(vergleichQuery(vertrag, gefragt));
	const { data } = query;
	// Folded only tells that there was nothing new.
	useGesehen(vertrag, data && (istOffen || jetzt.neue === 0) ? jetzt : undefined, sitzung.imp !== null);
	const seit = 'seit' in wunsch ? wunsch.seit : null;
	if (!istOffen)
		return <Zeile vergleich={jetzt} anzahl={data?.aenderungen.length ?? 0} onOeffnen={() => setOffen(true)} />;
	const moeglich = ZEITRAEUME.filter((z) => z !== 'EINIGUNG' || jetzt.vereinbart);
	return (
		<Section
			title={VERGLEICH.titel}
			size={groesse}
			count={data?.aenderungen.length || undefined}
			aside={
				<Segments<string>
					label={VERGLEICH.zeitraum}
					value={seit ?? ''}
					onChange={(z) => setWunsch({ seit: z as (typeof ZEITRAEUME)[number] })}
					options={moeglich.map((z) => ({ value: z, label: VERGLEICH.seit[z] }))}
				/>
			}
		>
			<Stack gap={12}>
				<Zustimmungen vertrag={vertrag} vergleich={jetzt} />
				<Geladen
					query={query}
					isEmpty={({ aenderungen }) => aenderungen.length === 0}
					empty={<Text variant="secondary">{VERGLEICH.keine[seit ?? 'FASSUNG']}</Text>}
				>
					{({ aenderungen }) => <Aenderungstabelle aenderungen={aenderungen} />}
				</Geladen>
				<Group gap="8px 24px" align="flex-end" justify="space-between" wrap="wrap">
					<Vereinbart vergleich={jetzt} />
					<Fassungswahl fassungen={jetzt.fassungen} wunsch={wunsch} onWunsch={setWunsch} />
				</Group>
			</Stack>
		</Section>
	);
}

interface ZeileProps {
	vergleich: Vergleich;
	/** Terms that differ from what was agreed, or from the draft. */
	anzahl: number;
	onOeffnen: () => void;
}

function Zeile({ vergleich, anzahl, onOeffnen }: ZeileProps) {
	const { sitzung } = useAkte();
	const offen = ausstehendeNamen(vergleich.zustimmungen, sitzung);
	return (
		<div>
			<Group gap="4px 16px" justify="space-between">
				<TextButton onClick={onOeffnen}>
					{VERGLEICH.geaendert[vergleich.vereinbart ? 'EINIGUNG' : 'ANFANG'](anzahl)}
				</TextButton>
				<Vereinbart vergleich={vergleich} />
			</Group>
			{offen && <Text variant="note">{VERGLEICH.zustimmung.hinweis(offen)}</Text>}
		</div>
	);
}

/** What is new comes first; without anything new, what differs from the agreement. */
function anfangs({ neue, vereinbart }: Vergleich): Wunsch {
	if (neue > 0) return { seit: 'BESUCH' };
	return { seit: vereinbart ? 'EINIGUNG' : 'ANFANG' };
}

function Vereinbart({ vergleich: { vereinbart } }: { vergleich: Vergleich }) {
	if (!vereinbart) return <span />;
	const { zeit, hash } = vereinbart;
	return (
		<Text variant="note">
			{VERGLEICH.vereinbart(formatDatumUhrzeit(zeit))} ·{' '}
			<span title={hash ?? undefined}>{hash ? VERGLEICH.pruefsumme(kurz(hash)) : VERGLEICH.ohnePruefsumme}</span>
		</Text>
	);
}
