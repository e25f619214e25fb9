import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addiereMonate } from '#domain/datum.ts';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { monatsname } from '../../client/datumsworte.ts';
import { ZEITRAUM as T } from '../../texte/geld/exporte.ts';
import { IconButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { alsCode, alsZeitraum, artVon, inArt, weiter, ZEITRAUMARTEN, type Zeitraumart } from './zeitraum.ts';
import css from './zeitraumwahl.module.css';

interface ZeitraumwahlProps {
	zeitraum: Zeitraum;
	onChange: (zeitraum: Zeitraum) => void;
}

/** Which months: a kind and steps, or typed. */
export function Zeitraumwahl({ zeitraum, onChange }: ZeitraumwahlProps) {
	// Chosen freely it stays that way, also while it happens to be a quarter.
	const [istFrei, setIstFrei] = useState(artVon(zeitraum) === 'FREI');
	const art: Zeitraumart = istFrei ? 'FREI' : artVon(zeitraum);
	const waehle = (neue: Zeitraumart) => {
		setIstFrei(neue === 'FREI');
		onChange(inArt(zeitraum, neue));
	};
	return (
		<div className={css.wahl}>
			<Segments
				label={T.art}
				value={art}
				onChange={waehle}
				options={ZEITRAUMARTEN.map((value) => ({ value, label: T.arten[value] }))}
			/>
			<div className={css.schritte} data-frei={art === 'FREI' || undefined}>
				<IconButton
					variant="bare"
					icon={IconChevronLeft}
					label={T.frueher}
					onClick={() => onChange(weiter(zeitraum, -1))}
				/>
				{art === 'FREI' ? (
					<VonBis zeitraum={zeitraum} onChange={onChange} />
				) : (
					<Getippt
						zeitraum={zeitraum}
						onChange={(neuer) => {
							setIstFrei(artVon(neuer) === 'FREI');
							onChange(neuer);
						}}
					/>
				)}
				<IconButton
					variant="bare"
					icon={IconChevronRight}
					label={T.spaeter}
					onClick={() => onChange(weiter(zeitraum, 1))}
				/>
			</div>
		</div>
	);
}

/** Shows the period in words, and its code to whoever types one. */
function Getippt({ zeitraum, onChange }: ZeitraumwahlProps) {
	const code = alsCode(zeitraum);
	const [getippt, setGetippt] = useState<string | null>(null);
	const [istFalsch, setIstFalsch] = useState(false);
	const feld = useRef<HTMLInputElement>(null);
	const hilfe = useId();
	useEffect(() => {
		if (getippt === code) feld.current?.select();
	}, [getippt, code]);
	const uebernimm = () => {
		const neuer = getippt === null ? null : alsZeitraum(getippt);
		if (getippt !== null && !neuer) return setIstFalsch(true);
		setIstFalsch(false);
		setGetippt(null);
		if (neuer && alsCode(neuer) !== code) onChange(neuer);
	};
	const taste = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
		if (key === 'Enter') uebernimm();
		if (key !== 'Escape') return;
		setIstFalsch(false);
		setGetippt(null);
		currentTarget.blur();
	};
	return (
		<span className={css.getippt}>
			<input
				ref={feld}
				className={css.feld}
				aria-label={T.feld}
				aria-describedby={hilfe}
				aria-invalid={istFalsch || undefined}
				maxLength={20}
				value={getippt ?? T.wort(code, zeitraum.von, zeitraum.bis)}
				onFocus={() => setGetippt(code)}
				onBlur={uebernimm}
				onChange={({ target }) => setGetippt(target.value)}
				onKeyDown={taste}
			/>
			<span
				id={hilfe}
				className={css.meldung}
				data-falsch={istFalsch || undefined}
				role={istFalsch ? 'alert' : undefined}
			>
				{istFalsch ? T.falsch : T.hilfe}
			</span>
		</span>
	);
}

const FRUEHER = 36;
const SPAETER = 24;

function VonBis({ zeitraum: { von, bis }, onChange }: ZeitraumwahlProps) {
	const monate = (um: string) =>
		Array.from({ length: FRUEHER + SPAETER + 1 }, (_, i) => {
			const value = addiereMonate(`${um}-01`, SPAETER - i).slice(0, 7);
			return { value, label: monatsname(value) };
		});
	return (
		<>
			<SelectField
				aria-label={T.von}
				w={152}
				allowDeselect={false}
				data={monate(von)}
				value={von}
				onChange={(neu) => neu && onChange({ von: neu, bis: neu > bis ? neu : bis })}
			/>
			<span aria-hidden="true">–</span>
			<SelectField
				aria-label={T.bis}
				w={152}
				allowDeselect={false}
				data={monate(bis)}
				value={bis}
				onChange={(neu) => neu && onChange({ von: neu < von ? neu : von, bis: neu })}
			/>
		</>
	);
}
