import { IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PERSON_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { PERSON } from '../../texte/personen.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useBearbeitung } from './bearbeitung.tsx';
import { FeldBearbeitung } from './feld-bearbeitung.tsx';
import { type Feld, feldtext, wertVon } from './felder.ts';
import { usePerson } from './person-kontext.tsx';
import css from './personen.module.css';

const GESPEICHERT_MS = 4000;

/** One value with its name; the pencil shows on hover and focus and opens the input in place. */
export function FeldZeile({ feld, hinweis }: { feld: Feld; hinweis?: string }) {
	const { person } = usePerson();
	const { aktiv, beginne, beende } = useBearbeitung();
	const [gespeichert, zeigeGespeichert] = useVoruebergehend(GESPEICHERT_MS);
	const stift = useRef<HTMLButtonElement>(null);
	const label = PERSON_BEZEICHNUNG[feld.feld];
	const wert = wertVon(person, feld);
	const schliesse = (hatGespeichert: boolean) => {
		beende();
		if (hatGespeichert) zeigeGespeichert();
		requestAnimationFrame(() => stift.current?.focus());
	};
	if (aktiv === feld.feld)
		return (
			<div className={cx(css.zeile, css.aktiv)}>
				<dt className={css.label}>{label}</dt>
				<dd>
					<FeldBearbeitung {...{ feld, label, hinweis }} anfang={wert} onClose={schliesse} />
				</dd>
			</div>
		);
	return (
		<Zeile label={label} wert={feldtext(wert)}>
			{gespeichert && (
				<span className={css.gespeichert} role="status">
					<Icon of={IconCheck} size={14} /> {PERSON.gespeichert}
				</span>
			)}
			<TextButton
				ref={stift}
				className={css.stift}
				aria-label={PERSON.feldBearbeiten(label)}
				onClick={() => beginne(feld.feld)}
			>
				<Icon of={IconPencil} size={14} /> {!gespeichert && PERSON.bearbeiten}
			</TextButton>
		</Zeile>
	);
}

interface ZeileProps {
	label: string;
	/** null: empty. */
	wert: ReactNode;
	/** At the right end. */
	children?: ReactNode;
}

/** A value with its name. */
export function Zeile({ label, wert, children }: ZeileProps) {
	return (
		<div className={css.zeile}>
			<dt className={css.label}>{label}</dt>
			<dd className={cx(css.wert, wert === null && css.leer)}>{wert ?? PERSON.leer}</dd>
			{children && <dd className={css.aktion}>{children}</dd>}
		</div>
	);
}

/** True for a while after the call. */
function useVoruebergehend(ms: number): [boolean, () => void] {
	const [seit, setSeit] = useState<number | null>(null);
	useEffect(() => {
		if (seit === null) return;
		const timer = setTimeout(() => setSeit(null), ms);
		return () => clearTimeout(timer);
	}, [seit, ms]);
	return [seit !== null, () => setSeit(Date.now())];
}
