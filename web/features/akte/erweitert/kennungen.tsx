import { Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { ERWEITERT } from '../../../texte/akte/akte-erweitert.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useAkte } from '../akte-kontext.tsx';
import css from './erweitert.module.css';

/** Ids and origins, for support and auditors. */
export function Kennungen({ zyklus }: { zyklus: string }) {
	const { freiwilliger: f } = useAkte();
	const ort = (name: string | null) => name ?? AKTE.unbekannterOrt;
	const kennungen = [
		{ name: ERWEITERT.akte, wert: f.id },
		{ name: `${ERWEITERT.zyklusID} ${zyklus}`, wert: f.zyklusID },
		...f.wuensche.map((w) => ({ name: ERWEITERT.wunsch(ort(w.einsatzort)), wert: w.id })),
		...f.vertraege.map((v) => ({ name: ERWEITERT.vertrag(ort(v.einsatzort)), wert: v.id })),
	];
	return (
		<Section title={ERWEITERT.kennungen} ruled>
			<dl>
				<Zeile name={ERWEITERT.angelegt} wert={formatDatumUhrzeit(f.angelegtAm)} />
				<Zeile name={ERWEITERT.herkunft} wert={ERWEITERT.herkuenfte[f.herkunft]} />
				<Zeile name={ERWEITERT.konto} wert={f.hatKonto ? ERWEITERT.hatKonto : ERWEITERT.keinKonto} />
				<Zeile name={ERWEITERT.version} wert={String(f.version)} />
				{kennungen.map(({ name, wert }) => (
					<Zeile key={wert} name={name} wert={wert} kopierbar />
				))}
			</dl>
		</Section>
	);
}

function Zeile({ name, wert, kopierbar = false }: { name: string; wert: string; kopierbar?: boolean }) {
	return (
		<div className={css.zeile}>
			<Text component="dt" variant="secondary">
				{name}
			</Text>
			<dd className={kopierbar ? css.kennung : undefined}>{wert}</dd>
			{kopierbar && (
				<dd>
					<Kopieren name={name} wert={wert} />
				</dd>
			)}
		</div>
	);
}

const KOPIERT_MS = 2000;

function Kopieren({ name, wert }: { name: string; wert: string }) {
	const [kopiert, setKopiert] = useState(false);
	const kopiere = async () => {
		await navigator.clipboard.writeText(wert);
		setKopiert(true);
		setTimeout(() => setKopiert(false), KOPIERT_MS);
	};
	return (
		<IconButton
			icon={kopiert ? IconCheck : IconCopy}
			label={kopiert ? ERWEITERT.kopiert : ERWEITERT.kopieren(name)}
			variant="bare"
			size="sm"
			onClick={kopiere}
		/>
	);
}
