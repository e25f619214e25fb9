import { IconCheck, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { PERSON } from '../../texte/personen.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/fields.tsx';
import { Row } from '../../ui/page.tsx';
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx';
import { useBearbeitung } from './bearbeitung.tsx';
import { useFeldSpeichern } from './feld-speichern.ts';
import { ANREDEN, type Feld, feldtext, type Wert } from './felder.ts';
import css from './personen.module.css';

interface FeldBearbeitungProps {
	feld: Feld;
	label: string;
	anfang: Wert;
	hinweis?: string;
	onClose: (gespeichert: boolean) => void;
}

/** The input in place: Enter saves, Esc cancels; what is refused says why and keeps what was typed. */
export function FeldBearbeitung({ feld, label, anfang, hinweis, onClose }: FeldBearbeitungProps) {
	const { setGeaendert, geaendert, wartet } = useBearbeitung();
	const [wert, setWert] = useState(anfang);
	const { speichere, laeuft, fehler, konflikt } = useFeldSpeichern(feld, anfang, () => onClose(true));
	const aendere = (neu: Wert) => {
		setWert(neu);
		setGeaendert((neu || null) !== (anfang || null));
	};
	const sende = () => (geaendert ? speichere(wert) : onClose(false));
	const taste = (event: KeyboardEvent<HTMLElement>) => {
		// An open list of choices takes both keys for itself.
		if (event.defaultPrevented || (event.target as HTMLElement).ariaExpanded === 'true') return;
		if (event.key === 'Escape') onClose(false);
		if (event.key === 'Enter' && (feld.art !== 'absatz' || event.ctrlKey)) {
			event.preventDefault();
			sende();
		}
	};
	const error = fehler ?? (wartet && PERSON.erstDiese);
	return (
		<fieldset className={css.eingabe} aria-label={label} onKeyDown={taste}>
			<UnsavedChangesGuard dirty={geaendert && !laeuft} />
			<div className={css.eingabezeile}>
				<Eingabe feld={feld} value={wert} onChange={aendere} label={label} error={error} hinweis={hinweis} />
				<IconButton icon={IconCheck} label={PERSON.speichern} variant="primary" aria-busy={laeuft} onClick={sende} />
				<IconButton icon={IconX} label={PERSON.abbrechen} onClick={() => onClose(false)} />
			</div>
			{konflikt && (
				<div className={css.konflikt} role="alert">
					<p>{PERSON.inzwischen(feldtext(konflikt.wert) ?? PERSON.leer)}</p>
					<Row>
						<Button size="sm" onClick={() => speichere(wert)}>
							{PERSON.meineNehmen}
						</Button>
						<Button size="sm" onClick={() => onClose(false)}>
							{PERSON.andereBehalten}
						</Button>
					</Row>
				</div>
			)}
		</fieldset>
	);
}

interface EingabeProps {
	feld: Feld;
	value: Wert;
	onChange: (wert: Wert) => void;
	label: string;
	error: ReactNode;
	hinweis: string | undefined;
}

const JA_NEIN = [
	{ value: 'true', label: PERSON.ja },
	{ value: 'false', label: PERSON.nein },
];

function Eingabe({ feld, value, onChange, label, error, hinweis }: EingabeProps) {
	const text = typeof value === 'string' ? value : '';
	const rest = { 'aria-label': label, error, autoFocus: true, description: hinweis };
	switch (feld.art) {
		case 'absatz':
			return <TextAreaField {...rest} value={text} onChange={(e) => onChange(e.currentTarget.value)} />;
		case 'janein':
			return (
				<SelectField
					{...rest}
					data={JA_NEIN}
					allowDeselect={false}
					value={String(value)}
					onChange={(wahl) => onChange(wahl === 'true')}
				/>
			);
		case 'anrede': {
			const data = text && !ANREDEN.includes(text) ? [...ANREDEN, text] : [...ANREDEN];
			return <SelectField {...rest} data={data} clearable value={text || null} onChange={onChange} />;
		}
		default: {
			const type = feld.art === 'email' ? 'email' : 'text';
			return <TextField {...rest} type={type} value={text} onChange={(e) => onChange(e.currentTarget.value)} />;
		}
	}
}
