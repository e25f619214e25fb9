import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { OccupancyBoxes, OccupancyLegend } from '../../ui/figures/occupancy.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { useZyklus } from '../portal/zyklus.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { Anerkennung } from './anerkennung.tsx';
import { useAenderung } from './befehl.ts';
import { Monatsraster } from './monatsraster.tsx';
import { type Platzzeile, plaetzeQuery } from './queries.ts';

/** What the address is in the chosen cycle: whether it takes part, its places, and the cycle's defaults. */
export function ZyklusReiter() {
	const { adresse } = useAdresse();
	return (
		<Stack gap={32} pb={32}>
			<Teilnahme />
			{adresse.einsatzstelleID ? <Kontingent /> : <EmptyState text={ADRESSE.kontingent.ohne} />}
			{adresse.einsatzstelleID && <Vorgaben />}
		</Stack>
	);
}

function Teilnahme() {
	const { adresse, istTraeger } = useAdresse();
	const zyklus = useZyklus();
	const setze = useAenderung({ meldung: ADRESSE.teilnahme.gesetzt });
	if (!zyklus) return null;
	const { isAktiv, isOnline } = adresse;
	const sende = (nach: { isAktiv: boolean; isOnline: boolean }) =>
		setze.execute({ zyklen: [{ zyklusID: zyklus.id, ...nach }] });
	const gesperrt = !istTraeger || setze.isRunning;
	return (
		<Group gap="12px 40px" align="stretch" wrap="wrap">
			<SwitchField
				label={ADRESSE.teilnahme.nimmtTeil}
				description={istTraeger ? undefined : ADRESSE.nurTraeger}
				checked={isAktiv}
				disabled={gesperrt}
				onChange={(e) => sende({ isAktiv: e.currentTarget.checked, isOnline: e.currentTarget.checked && isOnline })}
			/>
			<SwitchField
				label={ADRESSE.teilnahme.online}
				description={isAktiv ? undefined : ADRESSE.teilnahme.ohneTeilnahme}
				checked={isAktiv && isOnline}
				disabled={gesperrt || !isAktiv}
				onChange={(e) => sende({ isAktiv, isOnline: e.currentTarget.checked })}
			/>
		</Group>
	);
}

function Kontingent() {
	const { adresse } = useAdresse();
	const query = useQuery(plaetzeQuery(adresse.id));
	return (
		<Geladen query={query} lines={6}>
			{(zeilen) => (
				<>
					<Section
						title={ADRESSE.kontingent.titel}
						aside={<OccupancyLegend ungenutzt={zeilen.some(nichtGenehmigt) ? TEXT.nichtGenehmigt : undefined} />}
					>
						{zeilen.length === 0 ? (
							<Text variant="muted">{ADRESSE.kontingent.keine}</Text>
						) : (
							<Kontingenttabelle zeilen={zeilen} />
						)}
					</Section>
					{zeilen.length > 0 && <Monatsraster zeilen={zeilen} />}
				</>
			)}
		</Geladen>
	);
}

const TEXT = ADRESSE.kontingent;
const ZAHLEN = ['zugeteilt', 'reserviert', 'belegt', 'frei'] as const;

/** The authority recognises places for the BFD, whichever its Dienstart. */
const istBfd = ({ art }: Platzzeile): boolean => art === 'BFD';

const nichtGenehmigt = ({ angefragt, genehmigt }: Platzzeile): number =>
	Math.max(0, (angefragt ?? 0) - (genehmigt ?? angefragt ?? 0));

function Kontingenttabelle({ zeilen }: { zeilen: readonly Platzzeile[] }) {
	const { adresse, akte } = useAdresse();
	const istStelle = adresse.typ === 'EINSATZSTELLE';
	const spalten = istStelle ? (['angefragt', 'genehmigt', ...ZAHLEN] as const) : ZAHLEN;
	const summe = (feld: (typeof spalten)[number]) => {
		const werte = zeilen.flatMap((z) => z[feld] ?? []);
		return werte.length ? werte.reduce((s, wert) => s + wert, 0) : '–';
	};
	const bfd = zeilen.filter(istBfd);
	const { anerkanntePlaetze } = akte;
	const uebrig =
		anerkanntePlaetze === null ? null : anerkanntePlaetze - bfd.reduce((s, z) => s + z.reserviert + z.belegt, 0);
	const anerkannt = (
		<>
			{anerkanntePlaetze ?? '–'}
			{bfd.length > 1 && anerkanntePlaetze !== null && (
				<Text component="small" display="block" variant="hint">
					{TEXT.gemeinsam}
				</Text>
			)}
		</>
	);
	return (
		<>
			<div className={css.rahmen}>
				<SimpleTable
					rows={zeilen}
					rowKey={(z) => z.dienstartID}
					columns={[
						{ head: TEXT.dienstart, isRowHead: true, cell: (z) => z.dienstart, foot: TEXT.summe },
						{
							head: TEXT.anerkannt,
							align: 'end' as const,
							cell: (z: Platzzeile) => (istBfd(z) ? anerkannt : '–'),
							foot: akte.anerkanntePlaetze ?? '–',
						},
						...spalten.map((feld) => ({
							head: TEXT[feld],
							align: 'end' as const,
							cell: (z: Platzzeile) => z[feld] ?? '–',
							foot: summe(feld),
						})),
						{
							head: TEXT.plaetze,
							cell: (z) => (
								<OccupancyBoxes
									belegt={z.belegt}
									reserviert={z.reserviert}
									frei={Math.max(0, z.frei)}
									ungenutzt={nichtGenehmigt(z)}
								/>
							),
							foot: uebrig !== null && uebrig > 0 && TEXT.bfdUebrig(uebrig),
						},
					]}
				/>
			</div>
			<Anerkennung />
		</>
	);
}

function Vorgaben() {
	const zyklus = useZyklus();
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const zeilen = dienstarten.flatMap(({ id, kurz }) => {
		const vorgabe = zyklus?.dienstarten.find(({ dienstartID }) => dienstartID === id);
		return vorgabe ? [{ id, kurz, ...vorgabe }] : [];
	});
	if (zeilen.length === 0) return null;
	const oder = (text: string) => text || <Span variant="muted">{ADRESSE.saetze.keine}</Span>;
	const cent = (euro: number | null | undefined) => formatEuro(euro == null ? null : Math.round(euro * 100));
	const zehntel = (h: number | null | undefined) => formatStunden(h == null ? null : Math.round(h * 10));
	return (
		<Section title={ADRESSE.saetze.titel}>
			<div className={css.rahmen}>
				<SimpleTable
					rows={zeilen}
					rowKey={(z) => z.id}
					columns={[
						{ head: TEXT.dienstart, isRowHead: true, cell: (z) => z.kurz },
						{ head: ADRESSE.saetze.taschengeld, align: 'end', cell: (z) => oder(cent(z.taschengeld)) },
						{ head: ADRESSE.saetze.wochenstunden, align: 'end', cell: (z) => oder(zehntel(z.wochenstunden)) },
						{ head: ADRESSE.saetze.beitrag, align: 'end', cell: (z) => oder(cent(z.estBeitrag)) },
					]}
				/>
			</div>
		</Section>
	);
}
