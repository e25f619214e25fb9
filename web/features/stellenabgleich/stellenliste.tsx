import { Text } from '@mantine/core';
import { IconMapPinOff, IconSearch, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Abgleichsplatz, Stellen } from './queries.ts';
import { useSenden } from './senden.ts';
import { StandMarke } from './stand.tsx';
import css from './stellen.module.css';

const STAENDE = ['AKTUELL', 'WARTET', 'ABGELEHNT', 'AUFGEGEBEN', 'ENTFERNT', 'NICHT_GESENDET'] as const;
type Wahl = (typeof STAENDE)[number] | 'ALLE';
/** Always there; the others only where there are some. */
const FEST: readonly Wahl[] = ['ALLE', 'AKTUELL', 'WARTET', 'ABGELEHNT', 'ENTFERNT'];
const SEITE = 100;

export function Stellenliste({ stellen: { plaetze, versuche } }: { stellen: Stellen }) {
	const [wahl, setWahl] = useState<Wahl>('ALLE');
	const [suche, setSuche] = useState('');
	const [dienstart, setDienstart] = useState<string | null>(null);
	const [gezeigt, setGezeigt] = useState(SEITE);
	if (plaetze.length === 0) return <EmptyState icon={IconMapPinOff} title={T.leer} text={T.leerText} />;
	const worte = suche.trim().toLocaleLowerCase('de');
	const treffer = plaetze.filter(
		(p) =>
			(wahl === 'ALLE' || p.stand === wahl) &&
			(dienstart === null || p.dienstartID === dienstart) &&
			`${p.bezeichnung} ${p.plz} ${p.ort}`.toLocaleLowerCase('de').includes(worte),
	);
	const dienstarten = new Map(plaetze.map((p) => [p.dienstartID, p.dienstart]));
	const orte = new Set(treffer.map(({ einsatzortID }) => einsatzortID)).size;
	return (
		<>
			<Kacheln plaetze={plaetze} wahl={wahl} onWahl={setWahl} />
			<div className={css.leiste}>
				<TextField
					aria-label={T.suchen}
					placeholder={T.suchen}
					leftSection={<Icon of={IconSearch} />}
					value={suche}
					onChange={(event) => setSuche(event.currentTarget.value)}
				/>
				<SelectField
					aria-label={T.dienstart}
					placeholder={T.alleDienstarten}
					clearable
					data={[...dienstarten].map(([value, label]) => ({ value, label }))}
					value={dienstart}
					onChange={setDienstart}
				/>
				<Span variant="secondary" className="tabular" ml="auto" role="status">
					{T.anzahl(treffer.length, orte)}
				</Span>
			</div>
			<Tabelle plaetze={treffer.slice(0, gezeigt)} versuche={versuche} />
			{treffer.length === 0 && <Text variant="secondary">{T.keineTreffer}</Text>}
			{treffer.length > gezeigt && (
				<Button variant="quiet" onClick={() => setGezeigt(gezeigt + SEITE)}>
					{T.weitere(treffer.length - gezeigt)}
				</Button>
			)}
		</>
	);
}

function Kacheln({
	plaetze,
	wahl,
	onWahl,
}: {
	plaetze: readonly Abgleichsplatz[];
	wahl: Wahl;
	onWahl: (wahl: Wahl) => void;
}) {
	const anzahl = (eine: Wahl) => (eine === 'ALLE' ? plaetze : plaetze.filter(({ stand }) => stand === eine)).length;
	return (
		<fieldset className={css.kacheln} aria-label={T.filter}>
			{(['ALLE', ...STAENDE] as const)
				.filter((eine) => FEST.includes(eine) || anzahl(eine) > 0)
				.map((eine) => (
					<button
						key={eine}
						type="button"
						className={css.kachel}
						aria-pressed={eine === wahl}
						onClick={() => onWahl(eine)}
					>
						<span className={css.zahl}>{anzahl(eine)}</span>{' '}
						{eine === 'ALLE' ? T.kacheln.ALLE : <StandMarke stand={eine} />}
					</button>
				))}
		</fieldset>
	);
}

function Tabelle({ plaetze, versuche }: { plaetze: readonly Abgleichsplatz[]; versuche: number }) {
	const senden = useSenden();
	return (
		<div className={css.tabelle}>
			{senden.error && <ErrorBox text={senden.error.message} />}
			<SimpleTable
				top
				rows={plaetze}
				rowKey={({ id }) => id}
				label={T.titel}
				columns={[
					{
						head: T.spalten.ort,
						isRowHead: true,
						cell: (p) => (
							<span className={css.ort}>
								<TextLink to="/admin/adressen/$id" params={{ id: p.einsatzortID }}>
									{p.bezeichnung}
								</TextLink>
								<span className={css.klein}>{[p.dienstart, p.ort].filter(Boolean).join(', ')}</span>
							</span>
						),
					},
					{ head: T.spalten.plaetze, nowrap: true, cell: (p) => (p.isAngeboten ? T.plaetze(p.frei) : '–') },
					{ head: T.spalten.stand, cell: (p) => <StandMarke stand={p.stand} /> },
					{
						head: T.spalten.zuletzt,
						width: '38%',
						cell: (p) => (
							<>
								{zuletzt(p, versuche)}
								<div className={css.klein}>{wann(p)}</div>
							</>
						),
					},
					{
						head: T.spalten.tun,
						isHeadHidden: true,
						align: 'end',
						cell: (p) => <Tun stelle={p} laeuft={senden.isRunning} onSenden={() => senden.execute([p.id])} />,
					},
				]}
			/>
		</div>
	);
}

/** What can be done with it: mend what was refused, or send it now. */
function Tun({ stelle, laeuft, onSenden }: { stelle: Abgleichsplatz; laeuft: boolean; onSenden: () => void }) {
	const { stand, fehler, einsatzortID, bezeichnung, dienstart } = stelle;
	if (stand === 'NICHT_GESENDET' || stand === 'ENTFERNT') return null;
	const name = `${bezeichnung}, ${dienstart}`;
	if (stand === 'ABGELEHNT' && fehler?.feld) {
		const wort = fehler.zuLang ? T.textKuerzen : T.adresseOeffnen;
		return (
			<LinkButton size="sm" to="/admin/adressen/$id" params={{ id: einsatzortID }} aria-label={`${wort}: ${name}`}>
				{wort}
			</LinkButton>
		);
	}
	return (
		<Button
			size="sm"
			variant={stand === 'AKTUELL' ? 'quiet' : 'secondary'}
			icon={IconSend}
			disabled={laeuft}
			aria-label={T.jetztSendenVon(name)}
			onClick={onSenden}
		>
			{T.jetztSenden}
		</Button>
	);
}

function zuletzt({ stand, fehler, versuch, isAngeboten, hindernis }: Abgleichsplatz, versuche: number): string {
	if (fehler) return stand === 'WARTET' ? `${fehler.text} ${T.versuche(versuch, versuche)}` : fehler.text;
	if (stand === 'WARTET') return T.unterwegs;
	if (stand === 'AKTUELL') return '';
	if (!isAngeboten) return T.gruende.OFFLINE;
	return hindernis ? T.gruende[hindernis] : '';
}

const wann = ({ gesendetAm, naechsterAm, stand, versuch, antwort }: Abgleichsplatz): string =>
	[
		gesendetAm && formatDatumUhrzeit(gesendetAm),
		antwort !== null && T.antwort(antwort),
		stand === 'WARTET' && versuch > 0 && naechsterAm && T.naechster(formatDatumUhrzeit(naechsterAm)),
	]
		.filter(Boolean)
		.join(', ');
