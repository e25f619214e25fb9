import { Group, Stack } from '@mantine/core';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { call } from '../../client/call.ts';
import { ladeCsvHerunter, ladeHerunter } from '../../client/lade-herunter.ts';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './import.module.css';
import { vorlagenQuery } from './queries.ts';

const HOECHSTENS = 10 * 1024 * 1024;

interface DateiSchrittProps {
	laeuft: boolean;
	fehler: string | null;
	onDatei: (datei: File) => void;
}

/** Where the file comes in, and what it should look like. */
export function DateiSchritt({ laeuft, fehler, onDatei }: DateiSchrittProps) {
	const [zuGross, setZuGross] = useState(false);
	const nimm = (datei: File | undefined) => {
		if (!datei || laeuft) return;
		setZuGross(datei.size > HOECHSTENS);
		if (datei.size <= HOECHSTENS) onDatei(datei);
	};
	return (
		<div className={css.spalte}>
			<Stack gap={32}>
				<Stack>
					<p>{IMPORT.text}</p>
					{zuGross && <ErrorBox text={IMPORT.zuGross} />}
					{fehler !== null && !zuGross && <ErrorBox text={fehler} />}
					<Ablage laeuft={laeuft} onDatei={nimm} />
					<ul className={css.regeln}>
						{IMPORT.regeln.map((regel) => (
							<li key={regel}>{regel}</li>
						))}
					</ul>
				</Stack>
				<Vorlagen />
			</Stack>
		</div>
	);
}

/** A drop is the second way; the button is the first. */
function Ablage({ laeuft, onDatei }: { laeuft: boolean; onDatei: (datei: File | undefined) => void }) {
	const feld = useRef<HTMLInputElement>(null);
	const [darueber, setDarueber] = useState(false);
	const beiAblage = (event: DragEvent) => {
		event.preventDefault();
		setDarueber(false);
		onDatei(event.dataTransfer.files[0]);
	};
	return (
		<section
			aria-label={IMPORT.ablegen}
			className={cx(css.ablage, darueber && css.darueber)}
			onDragOver={(event) => {
				event.preventDefault();
				setDarueber(true);
			}}
			onDragLeave={() => setDarueber(false)}
			onDrop={beiAblage}
		>
			<Icon of={IconFileImport} size={24} />
			<b>{IMPORT.ablegen}</b>
			<span className={css.still}>{IMPORT.formate}</span>
			<Button variant="primary" loading={laeuft} onClick={() => feld.current?.click()}>
				{IMPORT.auswahl}
			</Button>
			<span role="status" className={css.still}>
				{laeuft && IMPORT.liest}
			</span>
			<input
				ref={feld}
				type="file"
				hidden
				aria-label={IMPORT.auswahl}
				accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
				onChange={(event) => {
					onDatei(event.target.files?.[0]);
					// The same file may be chosen again after it was corrected.
					event.target.value = '';
				}}
			/>
		</section>
	);
}

function Vorlagen() {
	const query = useQuery(vorlagenQuery);
	const lade = useMutation({
		mutationFn: async (format: 'XLSX' | 'CSV') => {
			if (format === 'CSV')
				return ladeCsvHerunter(`${IMPORT.vorlagendatei}.csv`, await call('GET /v1/system/import/downloads/csv'));
			const datei = await call('GET /v1/system/import/downloads/xlsx');
			ladeHerunter(`${IMPORT.vorlagendatei}.xlsx`, new Blob([datei as Blob]));
		},
		onError: (error) => toast.error(IMPORT.vorlageFehler, { text: error.message }),
	});
	return (
		<Section title={IMPORT.vorlagen} ruled>
			<Stack>
				<p className={css.still}>{IMPORT.vorlagenText}</p>
				<Geladen query={query}>
					{(data) => (
						<>
							<Group wrap="wrap">
								{data.vorlagen.map(({ format }) => (
									<Button
										key={format}
										icon={IconDownload}
										loading={lade.isPending && lade.variables === format}
										onClick={() => lade.mutate(format)}
									>
										{IMPORT.vorlage[format]}
									</Button>
								))}
							</Group>
							<details className={css.spaltenliste}>
								<summary>{IMPORT.spalten}</summary>
								<SimpleTable
									top
									rows={data.spalten}
									rowKey={({ bezeichnung }) => bezeichnung}
									columns={[
										{ head: IMPORT.spalte, isRowHead: true, cell: ({ bezeichnung }) => bezeichnung },
										{ head: IMPORT.erklaerung, cell: ({ erklaerung }) => erklaerung || IMPORT.leer },
										{ head: IMPORT.beispiel, cell: ({ beispiel }) => beispiel || IMPORT.leer },
									]}
								/>
							</details>
						</>
					)}
				</Geladen>
			</Stack>
		</Section>
	);
}
