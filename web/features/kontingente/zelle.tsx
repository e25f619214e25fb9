import { Flex, Popover, VisuallyHidden } from '@mantine/core';
import { IconExclamationCircle, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { PLAETZE_HOECHSTENS } from '#domain/kontingent/eingabe.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { OccupancyBoxes } from '../../ui/figures/occupancy.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { type Ausgang, type Entwurf, type Feld, istAbgelehnt, schluessel } from './entwurf.ts';
import css from './kontingente.module.css';
import type { Vorschau } from './queries.ts';
import type { Rahmen } from './rahmen.ts';

const TEXT = KONTINGENTE;

interface EingabeProps {
	feld: Feld;
	entwurf: Entwurf;
	label: string;
	/** Why an input was clamped, in figures of this page. */
	grund: string;
}

export function Eingabe({ feld, entwurf, label, grund }: EingabeProps) {
	const key = schluessel(feld);
	const { setze, merkeUnlesbar, schliesse, runde } = entwurf;
	const wert = entwurf.aenderungen.get(key)?.wert;
	const wie = { feld, wert, label, grund, setze, merkeUnlesbar, schliesse };
	return <Zahl key={runde} {...wie} ausgang={entwurf.ausgaenge.get(key)} />;
}

interface ZahlProps extends Omit<EingabeProps, 'entwurf'>, Pick<Entwurf, 'setze' | 'merkeUnlesbar' | 'schliesse'> {
	/** As it was typed. */
	wert: number | undefined;
	ausgang: Ausgang | undefined;
}

/** A page has hundreds of them, and all would be drawn anew with each key. */
const istGleich = (a: ZahlProps, b: ZahlProps): boolean =>
	schluessel(a.feld) === schluessel(b.feld) &&
	a.feld.bisher === b.feld.bisher &&
	a.wert === b.wert &&
	a.ausgang === b.ausgang &&
	a.label === b.label &&
	a.grund === b.grund;

/** A number of places; clamped ones are amber with a bubble that says why, refused ones red. */
const Zahl = memo(function Zahl({ feld, wert, ausgang, label, grund, ...tu }: ZahlProps) {
	return (
		<Flex component="span" display="inline-flex" pos="relative">
			<NumberField
				size="xs"
				w={52}
				min={0}
				max={PLAETZE_HOECHSTENS}
				aria-label={label}
				placeholder="–"
				value={wert ?? feld.bisher}
				onChange={(neu) => tu.setze(feld, neu)}
				onUnread={(warum) => tu.merkeUnlesbar(feld, warum)}
				aria-describedby={ausblickId(feld)}
				classNames={{
					input: cx(
						css.feld,
						wert !== undefined && css.geaendert,
						ausgang && (istAbgelehnt(ausgang) ? css.abgelehnt : css.begrenzt),
					),
				}}
			/>
			{ausgang && (
				// Beside the field, not around it: a page has hundreds of fields, and few with a bubble.
				<Popover opened withRoles={false} position="bottom-start" withArrow withinPortal={false} width={320}>
					<Popover.Target>
						<span className={css.anker} />
					</Popover.Target>
					<Popover.Dropdown className={css.blase} role="status" aria-label={label}>
						<Blase ausgang={ausgang} grund={grund} onClose={() => tu.schliesse(feld)} />
					</Popover.Dropdown>
				</Popover>
			)}
		</Flex>
	);
}, istGleich);

function Blase({ ausgang, grund, onClose }: { ausgang: Ausgang; grund: string; onClose: () => void }) {
	return (
		<div className={css.blasenzeile}>
			<Span variant="warning" pt={2}>
				<Icon of={IconExclamationCircle} />
			</Span>
			<p>
				<b>{ausgang.text}</b> {TEXT.eingegeben(ausgang.eingegeben)} {!istAbgelehnt(ausgang) && grund}
			</p>
			<IconButton icon={IconX} label={TEXT.hinweisSchliessen} variant="bare" size="sm" onClick={onClose} />
		</div>
	);
}

interface BelegungProps {
	zahlen: {
		readonly belegt: number;
		readonly reserviert: number;
		readonly frei: number;
		readonly angefragt?: number | null;
		readonly genehmigt?: number | null;
		readonly unverteilt?: number;
		readonly freiJeMonat?: readonly number[];
	};
	/** Once the drafts are stored; left out: they change nothing here. */
	nachher?: Vorschau['zellen'][number] | undefined;
	label: string;
	onOeffne: () => void;
}

/** Of a cell that has no figures yet. */
export const LEER: BelegungProps['zahlen'] = { belegt: 0, reserviert: 0, frei: 0 };

/** Boxes and words of a cell, as they will be where something is typed, or what is free per month; opens who is behind them. */
export const Belegung = memo(
	BelegungKnopf,
	// What its label names is what it opens.
	(a, b) => a.zahlen === b.zahlen && a.nachher === b.nachher && a.label === b.label,
);

function BelegungKnopf({ zahlen, nachher, label, onOeffne }: BelegungProps) {
	const { angefragt, genehmigt, freiJeMonat } = zahlen;
	const { belegt, reserviert, frei } = nachher ?? zahlen;
	const offen = Math.max(0, (angefragt ?? 0) - (nachher?.plaetze ?? genehmigt ?? 0));
	const worte = nachher ? nachherWorte(nachher) : worteVon(zahlen);
	return (
		<button type="button" className={cx(css.belegung, !freiJeMonat && css.kaesten)} onClick={onOeffne}>
			{nachher && <b className={css.nachher}>{TEXT.nachher.titel}</b>}
			{freiJeMonat ? (
				<>
					<Monate frei={freiJeMonat} />
					{nachher ? <Span display="block">{worte}</Span> : <VisuallyHidden>{worte}</VisuallyHidden>}
				</>
			) : (
				<OccupancyBoxes
					stacked
					text={worte}
					belegt={belegt}
					reserviert={reserviert}
					frei={Math.max(0, frei)}
					ungenutzt={offen}
				/>
			)}
			<VisuallyHidden>{label}</VisuallyHidden>
		</button>
	);
}

const worteVon = ({ frei, angefragt, genehmigt, unverteilt = 0 }: BelegungProps['zahlen']): string =>
	alsZeile([
		TEXT.frei(frei),
		...(angefragt && angefragt !== genehmigt ? [TEXT.angefragt(angefragt)] : []),
		...(unverteilt > 0 ? [TEXT.unverteilt(unverteilt)] : []),
	]);

const nachherWorte = ({ frei, verteilt, plaetze }: Vorschau['zellen'][number]): string =>
	alsZeile([
		frei < 0 ? TEXT.nachher.ueberzogen(-frei) : TEXT.frei(frei),
		...(verteilt === null ? [] : [TEXT.nachher.verteilt(verteilt, plaetze)]),
	]);

/** Breaks between its parts only. */
const alsZeile = (teile: readonly string[]): string => teile.map((t) => t.replaceAll(' ', '\u00a0')).join(', ');

const ausblickId = (feld: Feld): string => `ausblick-${schluessel(feld)}`;

/** What storing would make of the number: less than was typed, or nothing at all; and why there is no number to store. */
export function Ausblick({ feld, rahmen: { entwurf, nachher } }: { feld: Feld; rahmen: Rahmen }) {
	const id = ausblickId(feld);
	const unlesbar = entwurf.unlesbare.get(schluessel(feld));
	if (unlesbar !== undefined)
		return (
			<Span id={id} role="alert" variant="error" className={css.ausblick}>
				{unlesbar}
			</Span>
		);
	const eingabe = entwurf.aenderungen.get(schluessel(feld));
	const ausgang = eingabe && nachher.ausgang(feld);
	if (!ausgang || entwurf.ausgaenge.has(schluessel(feld))) return null;
	if (ausgang.wert === null)
		return (
			<Span id={id} variant="error" className={css.ausblick}>
				{ausgang.text}
			</Span>
		);
	if (ausgang.wert < eingabe.wert)
		return (
			<Span id={id} variant="warning" className={css.ausblick}>
				{TEXT.nachher.hoechstens(eingabe.wert - ausgang.wert, ausgang.wert)}
			</Span>
		);
	// What was reckoned before may be of another figure still.
	if (ausgang.wert !== eingabe.wert || !ausgang.text) return null;
	return (
		<Span id={id} className={css.ausblick}>
			{ausgang.text}
		</Span>
	);
}

const MONATE = [
	{ key: 'davor', kurz: 'A' },
	{ key: '1', kurz: 'S' },
	{ key: '2', kurz: 'O' },
	{ key: '3', kurz: 'N' },
	{ key: '4', kurz: 'D' },
	{ key: '5', kurz: 'J' },
	{ key: '6', kurz: 'F' },
	{ key: '7', kurz: 'M' },
	{ key: '8', kurz: 'A' },
	{ key: '9', kurz: 'M' },
	{ key: '10', kurz: 'J' },
	{ key: '11', kurz: 'J' },
	{ key: '12', kurz: 'A' },
] as const;

/** The August before the start, then the cycle. */
function Monate({ frei }: { frei: readonly number[] }) {
	return (
		<Flex component="span" gap={1} display="inline-flex" fz="sm" lh="14px" aria-hidden="true">
			{MONATE.map(({ key, kurz }, nr) => {
				const anzahl = frei[nr] ?? 0;
				return (
					<span key={key} className={cx(css.monat, anzahl <= 0 && css.voll, key === 'davor' && css.davor)}>
						<small>{kurz}</small>
						{anzahl}
					</span>
				);
			})}
		</Flex>
	);
}
