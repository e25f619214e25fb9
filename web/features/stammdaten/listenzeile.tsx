import { IconArrowDown, IconArrowUp, IconRestore, IconTrash } from '@tabler/icons-react';
import { STAMMDATEN } from '../../texte/stammdaten.ts';
import { IconButton } from '../../ui/button.tsx';
import { CheckboxField, TextField } from '../../ui/fields.tsx';
import { SwitchField } from '../../ui/option-fields.tsx';
import type { Listenfeld } from './arten.ts';
import { istLoeschbar, type Wert, type Zeile } from './entwurf.ts';
import css from './stammdaten.module.css';

interface ListenzeileProps {
	felder: readonly Listenfeld[];
	zeile: Zeile;
	/** By `row` and `row.field`. */
	fehler: Readonly<Record<string, string>>;
	istAdmin: boolean;
	istErste: boolean;
	istLetzte: boolean;
	onAendern: (teil: Partial<Zeile>) => void;
	onVerschieben: (um: number) => void;
	onStreichen: () => void;
}

/** An entry with its fields, its place and its switch. */
export function Listenzeile(props: ListenzeileProps) {
	const { felder, zeile, fehler, istAdmin, onAendern, onVerschieben, onStreichen } = props;
	const { key, id, werte, isAktiv, isGeloescht } = zeile;
	const name = String(werte.bezeichnung || STAMMDATEN.neuerEintrag);
	return (
		<tr>
			<td className={css.schmal}>
				<div className={css.knoepfe}>
					<IconButton
						icon={IconArrowUp}
						size="sm"
						variant="bare"
						label={STAMMDATEN.hoch(name)}
						disabled={props.istErste}
						onClick={() => onVerschieben(-1)}
					/>
					<IconButton
						icon={IconArrowDown}
						size="sm"
						variant="bare"
						label={STAMMDATEN.runter(name)}
						disabled={props.istLetzte}
						onClick={() => onVerschieben(1)}
					/>
				</div>
			</td>
			{felder.map((feld) => (
				<td key={feld.feld}>
					<Zelle
						feld={feld}
						wert={werte[feld.feld] ?? ''}
						name={name}
						fest={isGeloescht || (feld.fest === true && id !== undefined)}
						fehler={fehler[`${key}.${feld.feld}`]}
						onChange={(wert) => onAendern({ werte: { ...werte, [feld.feld]: wert } })}
					/>
					{feld.feld === 'bezeichnung' && isGeloescht && <p className={css.neben}>{STAMMDATEN.wirdGeloescht}</p>}
					{feld.feld === 'bezeichnung' && fehler[key] && <p className={css.fehler}>{fehler[key]}</p>}
				</td>
			))}
			<td className={css.schmal}>
				{istAdmin ? (
					<SwitchField
						aria-label={STAMMDATEN.in(STAMMDATEN.aktiv, name)}
						checked={isAktiv}
						onChange={(event) => onAendern({ isAktiv: event.currentTarget.checked })}
					/>
				) : (
					!isAktiv && STAMMDATEN.inaktiv
				)}
			</td>
			<td className={css.schmal}>
				{istLoeschbar(zeile) && (
					<IconButton
						icon={isGeloescht ? IconRestore : IconTrash}
						size="sm"
						variant="bare"
						label={isGeloescht ? STAMMDATEN.behalten(name) : STAMMDATEN.loeschen(name)}
						onClick={onStreichen}
					/>
				)}
			</td>
		</tr>
	);
}

interface ZelleProps {
	feld: Listenfeld;
	wert: Wert;
	name: string;
	fest: boolean;
	fehler: string | undefined;
	onChange: (wert: Wert) => void;
}

function Zelle({ feld: { feld, art }, wert, name, fest, fehler, onChange }: ZelleProps) {
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
	if (fest) return <span>{wert}</span>;
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
