import { Stack, Text } from '@mantine/core';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { PanelSection, SidePanel } from '../../ui/layout/side-panel.tsx';
import type { Probe, Stellen } from './queries.ts';
import css from './stellen.module.css';

interface ProbelaufProps {
	probe: Probe;
	abgleich: Stellen['abgleich'];
	onClose: () => void;
}

/** What sending would change there, and what the last night found. */
export function Probelauf({ probe, abgleich, onClose }: ProbelaufProps) {
	const { am, istGefragt, neu, geaendert, entfernt, gleich, abgelehnt } = probe;
	return (
		<SidePanel title={T.probelauf} onClose={onClose}>
			<Stack gap={16}>
				<div>
					<Text variant="note">{formatDatumUhrzeit(am)}</Text>
					<Text>{T.probe.nichts}</Text>
					{!istGefragt && <Text variant="secondary">{T.probe.ungefragt}</Text>}
				</div>
				<Gruppe titel={T.probe.neu(neu.length)} plaetze={neu} />
				<Gruppe titel={T.probe.geaendert(geaendert.length)} plaetze={geaendert} />
				<Gruppe titel={T.probe.entfernt(entfernt.length)} plaetze={entfernt} />
				<Text fw={600}>{T.probe.gleich(gleich)}</Text>
				{abgelehnt.length > 0 && <Gruppe titel={T.probe.abgelehnt(abgelehnt.length)} plaetze={abgelehnt} />}
				<PanelSection title={T.probe.nacht}>
					<Text>
						{abgleich ? `${formatDatumUhrzeit(abgleich.am)}: ${T.probe.nachtText(abgleich)}` : T.probe.nachtNie}
					</Text>
				</PanelSection>
			</Stack>
		</SidePanel>
	);
}

interface Platz {
	readonly id: string;
	readonly bezeichnung: string;
	readonly dienstart: string;
	readonly text?: string;
}

/** How many, and which when somebody wants to know. */
function Gruppe({ titel, plaetze }: { titel: string; plaetze: readonly Platz[] }) {
	if (plaetze.length === 0) return <Text variant="secondary">{titel}</Text>;
	return (
		<details open={plaetze.some(({ text }) => text)}>
			<summary>
				<b>{titel}</b>
			</summary>
			<ul className={css.liste}>
				{plaetze.map(({ id, bezeichnung, dienstart, text }) => (
					<li key={id}>{[`${bezeichnung}, ${dienstart}`, text].filter(Boolean).join(': ')}</li>
				))}
			</ul>
		</details>
	);
}
