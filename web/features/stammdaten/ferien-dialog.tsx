import { Group, Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { BUNDESLAENDER, type Bundesland } from '#domain/bundesland.ts';
import { dateitext } from '#domain/format/dateitext.ts';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { FERIENIMPORT as T } from '../../texte/seminare/seminarplaner.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { BETROFFENE } from './arten.ts';

type Ergebnis = DataOf<'POST /v1/stammdaten/schulferien/import'>;

const HOECHSTENS = 700_000;
const LAENDER = [
	{ value: '', label: T.keins },
	...Object.entries(BUNDESLAENDER).map(([value, label]) => ({ value, label })),
];

interface Gelesen {
	readonly name: string;
	readonly inhalt: string;
}

/** A file of school holidays: first what it would bring, then taken. */
export function FerienDialog({ onClose }: { onClose: () => void }) {
	const feld = useRef<HTMLInputElement>(null);
	const [datei, setDatei] = useState<Gelesen | null>(null);
	const [land, setLand] = useState<Bundesland | null>(null);
	const [zuGross, setZuGross] = useState(false);
	const [ergebnis, setErgebnis] = useState<Ergebnis | null>(null);
	const vorschau = useCommand({
		run: (eingabe: { inhalt: string; land: Bundesland | null }, idempotencyKey) =>
			call('POST /v1/stammdaten/schulferien/import', { body: { ...eingabe, simulate: true }, idempotencyKey }),
		onDone: ({ data }) => setErgebnis(data),
		onRefused: () => setErgebnis(null),
	});
	const uebernehme = useCommand({
		run: (inhalt: string, idempotencyKey) =>
			call('POST /v1/stammdaten/schulferien/import', { body: { inhalt, land, simulate: false }, idempotencyKey }),
		invalidates: BETROFFENE,
		onDone: ({ data }) => {
			toast.success(T.fertig(data.neu));
			onClose();
		},
	});
	const nimm = async (gewaehlt: File | undefined) => {
		if (!gewaehlt) return;
		setZuGross(gewaehlt.size > HOECHSTENS);
		if (gewaehlt.size > HOECHSTENS) return;
		const { text: inhalt } = dateitext(new Uint8Array(await gewaehlt.arrayBuffer()));
		setDatei({ name: gewaehlt.name, inhalt });
		vorschau.execute({ inhalt, land });
	};
	const waehleLand = (wert: string | null) => {
		const neu = (wert || null) as Bundesland | null;
		setLand(neu);
		if (datei) vorschau.execute({ inhalt: datei.inhalt, land: neu });
	};
	const fehler = zuGross ? T.zuGross : (uebernehme.error ?? vorschau.error)?.message;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.titel}
			width={680}
			primary={
				<Button
					variant="primary"
					disabled={!ergebnis?.neu}
					loading={uebernehme.isRunning}
					onClick={() => datei && uebernehme.execute(datei.inhalt)}
				>
					{T.verb(ergebnis?.neu ?? 0)}
				</Button>
			}
		>
			<Stack>
				<p>{T.text}</p>
				{fehler && <ErrorBox text={fehler} />}
				<Group gap={16} align="end">
					<Button icon={IconFileImport} loading={vorschau.isRunning} onClick={() => feld.current?.click()}>
						{datei ? T.andere : T.auswaehlen}
					</Button>
					{datei && <Text variant="secondary">{datei.name}</Text>}
					<input
						ref={feld}
						type="file"
						hidden
						aria-label={T.auswaehlen}
						accept=".ics,.csv,text/calendar,text/csv"
						onChange={(event) => {
							void nimm(event.target.files?.[0]);
							// The same file may be chosen again after it was corrected.
							event.target.value = '';
						}}
					/>
				</Group>
				<SelectField
					label={T.land}
					description={T.landHilfe}
					w={280}
					allowDeselect={false}
					data={LAENDER}
					value={land ?? ''}
					onChange={waehleLand}
				/>
				{ergebnis && <Vorschau ergebnis={ergebnis} />}
			</Stack>
		</Dialog>
	);
}

const Vorschau = ({ ergebnis: { zeilen, neu, vorhanden, fehler } }: { ergebnis: Ergebnis }) => (
	<>
		<Text role="status" fw={600}>
			{T.summe(neu, vorhanden, fehler)}
		</Text>
		<SimpleTable
			top
			rows={zeilen}
			rowKey={({ zeile }) => String(zeile)}
			columns={[
				{ head: T.zeile, cell: ({ zeile }) => zeile, align: 'end', width: 56 },
				{ head: T.land, cell: ({ land }) => (land ? BUNDESLAENDER[land] : ''), nowrap: true },
				{ head: T.ferien, isRowHead: true, cell: ({ bezeichnung }) => bezeichnung },
				{ head: T.tage, cell: ({ von, bis }) => (von && bis ? spanne({ von, bis }) : ''), nowrap: true },
				{
					head: T.ergebnis,
					cell: ({ ergebnis, text }) => (
						<Text variant={ergebnis === 'FEHLER' ? 'error' : 'secondary'}>{text ?? T.neu}</Text>
					),
				},
			]}
		/>
	</>
);
