import { Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconRestore, IconTrash } from '@tabler/icons-react';
import { formatDatum } from '#domain/format/datum.ts';
import { STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import { IconButton } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { CheckboxField, TextField } from '../../ui/fields/fields.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import type { Listenfeld } from './arten.ts';
import { type Entwurfszeile, istLoeschbar, type Wert } from './entwurf.ts';
import css from './stammdaten.module.css';

/** As it is read out beside what belongs to it. */
export const nameVon = ({ werte: { bezeichnung, land, von } }: Entwurfszeile): string =>
	[bezeichnung || STAMMDATEN.neuerEintrag, land, typeof von === 'string' && formatDatum(von)].filter(Boolean).join(' ');

interface ReihenfolgeProps {
	name: string;
	istErste: boolean;
	istLetzte: boolean;
	onVerschieben: (um: number) => void;
}

/** Moves an entry up and down. */
export const Reihenfolge = ({ name, istErste, istLetzte, onVerschieben }: ReihenfolgeProps) => (
	<Group gap={4} align="stretch">
		<IconButton
			icon={IconArrowUp}
			size="sm"
			variant="bare"
			label={STAMMDATEN.hoch(name)}
			disabled={istErste}
			onClick={() => onVerschieben(-1)}
		/>
		<IconButton
			icon={IconArrowDown}
			size="sm"
			variant="bare"
			label={STAMMDATEN.runter(name)}
			disabled={istLetzte}
			onClick={() => onVerschieben(1)}
		/>
	</Group>
);

interface FeldzelleProps {
	feld: Listenfeld;
	zeile: Entwurfszeile;
	/** By `row` and `row.field`. */
	fehler: Readonly<Record<string, string>>;
	onAendern: (teil: Partial<Entwurfszeile>) => void;
}

/** A field of an entry; below its name stands what concerns all of it. */
export function Feldzelle({ feld, zeile, fehler, onAendern }: FeldzelleProps) {
	const { key, id, werte, isGeloescht } = zeile;
	return (
		<>
			<Eingabe
				feld={feld}
				wert={werte[feld.feld] ?? ''}
				name={nameVon(zeile)}
				fest={isGeloescht || (feld.fest === true && id !== undefined)}
				fehler={fehler[`${key}.${feld.feld}`]}
				onChange={(wert) => onAendern({ werte: { ...werte, [feld.feld]: wert } })}
			/>
			{feld.feld === 'bezeichnung' && isGeloescht && <p className={css.neben}>{STAMMDATEN.wirdGeloescht}</p>}
			{feld.feld === 'bezeichnung' && fehler[key] && <p className={css.fehler}>{fehler[key]}</p>}
		</>
	);
}

interface AktivzelleProps {
	zeile: Entwurfszeile;
	istAdmin: boolean;
	onAendern: (isAktiv: boolean) => void;
}

export function Aktivzelle({ zeile, istAdmin, onAendern }: AktivzelleProps) {
	if (!istAdmin) return zeile.isAktiv ? null : STAMMDATEN.inaktiv;
	return (
		<SwitchField
			aria-label={STAMMDATEN.in(STAMMDATEN.aktiv, nameVon(zeile))}
			checked={zeile.isAktiv}
			onChange={(event) => onAendern(event.currentTarget.checked)}
		/>
	);
}

/** Strikes an entry out, or takes that back. */
export function Streichknopf({ zeile, onStreichen }: { zeile: Entwurfszeile; onStreichen: () => void }) {
	if (!istLoeschbar(zeile)) return null;
	const name = nameVon(zeile);
	return (
		<IconButton
			icon={zeile.isGeloescht ? IconRestore : IconTrash}
			size="sm"
			variant="bare"
			label={zeile.isGeloescht ? STAMMDATEN.behalten(name) : STAMMDATEN.loeschen(name)}
			onClick={onStreichen}
		/>
	);
}

interface EingabeProps {
	feld: Listenfeld;
	wert: Wert;
	name: string;
	fest: boolean;
	fehler: string | undefined;
	onChange: (wert: Wert) => void;
}

function Eingabe({ feld: { feld, art, werte }, wert, name, fest, fehler, onChange }: EingabeProps) {
	const label = STAMMDATEN.in(STAMMDATEN.feld[feld], name);
	if (art === 'janein') {
		return (
			<CheckboxField
				aria-label={label}
				checked={wert === true}
				onChange={(event) => onChange(event.currentTarget.checked)}
			/>
		);
	}
	if (fest) return <span>{art === 'tag' ? formatDatum(String(wert)) : wert}</span>;
	if (art === 'auswahl')
		return (
			<SelectField
				aria-label={label}
				required
				searchable
				data={werte ? [...werte] : []}
				value={String(wert) || null}
				error={fehler}
				onChange={(neu) => onChange(neu ?? '')}
			/>
		);
	if (art === 'tag')
		return (
			<DateField
				aria-label={label}
				value={String(wert) || null}
				error={fehler}
				onChange={(neu) => onChange(neu ?? '')}
			/>
		);
	return (
		<TextField
			aria-label={label}
			maxLength={art === 'kuerzel' ? 2 : undefined}
			value={String(wert)}
			error={fehler}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	);
}
