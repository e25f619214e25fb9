import { IconCheck, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { DATEN } from '../../../texte/akte-daten.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';
import { UnsavedChangesGuard } from '../../../ui/unsaved-changes-guard.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { useBearbeitung } from './bearbeitung.tsx';
import css from './daten.module.css';
import { FeldEingabe } from './feld-eingabe.tsx';
import { useFeldSpeichern } from './feld-speichern.ts';
import { useFeldnamen } from './feldnamen.ts';
import { type Feld, istGleich, type Personenwert, personentext } from './personenfelder.ts';

interface FeldBearbeitungProps {
	feld: Feld;
	label: string;
	anfang: Personenwert;
	onClose: (gespeichert: boolean) => void;
}

/** These can't be emptied. */
const FEST: readonly string[] = ['vorname', 'nachname', 'geschlecht', 'geburtsdatum'];

/** The input in place: Enter saves, Esc cancels; what is refused says why and keeps what was typed. */
export function FeldBearbeitung({ feld, label, anfang, onClose }: FeldBearbeitungProps) {
	const { heute } = useAkte();
	const namen = useFeldnamen();
	const { setGeaendert, geaendert, wartet } = useBearbeitung();
	const [wert, setWert] = useState<Personenwert>(anfang ?? null);
	const { speichere, laeuft, fehler, konflikt } = useFeldSpeichern(feld, anfang, () => onClose(true));
	const aendere = (neu: Personenwert) => {
		setWert(neu);
		setGeaendert(!istGleich(neu, anfang));
	};
	const sende = () => (geaendert ? speichere(wert) : onClose(false));
	const taste = (event: KeyboardEvent<HTMLElement>) => {
		// An open list of choices takes both keys for itself, an open calendar Esc.
		const ziel = event.target as HTMLElement;
		if (event.defaultPrevented || ziel.ariaExpanded === 'true') return;
		if (event.key === 'Escape' && ziel.dataset.mantineStopPropagation !== 'true') onClose(false);
		if (event.key === 'Enter' && (feld.art !== 'absatz' || event.ctrlKey)) {
			event.preventDefault();
			sende();
		}
	};
	return (
		<fieldset className={css.eingabe} aria-label={label} onKeyDown={taste}>
			<UnsavedChangesGuard dirty={geaendert && !laeuft} />
			<div className={css.eingabezeile}>
				<FeldEingabe
					feld={feld}
					value={wert}
					onChange={aendere}
					aria-label={label}
					error={fehler ?? (wartet && DATEN.erstDiese)}
					fest={FEST.includes(feld.feld)}
					heute={heute}
					autoFocus
				/>
				<IconButton icon={IconCheck} label={DATEN.speichern} variant="primary" aria-busy={laeuft} onClick={sende} />
				<IconButton icon={IconX} label={DATEN.abbrechen} onClick={() => onClose(false)} />
			</div>
			{konflikt && (
				<div className={css.konflikt} role="alert">
					<p>{DATEN.inzwischen(personentext(feld, konflikt.wert, namen) ?? DATEN.leer)}</p>
					<Row>
						<Button size="sm" onClick={() => speichere(wert)}>
							{DATEN.meineNehmen}
						</Button>
						<Button size="sm" onClick={() => onClose(false)}>
							{DATEN.andereBehalten}
						</Button>
					</Row>
				</div>
			)}
		</fieldset>
	);
}
