import { PASSWORT_HINWEIS } from '#domain/felder/passwortregel.ts';
import { KENNWORT } from '../../texte/zugang/oeffentlich.ts';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Span } from '../../ui/span.ts';
import css from './kennwortpruefung.module.css';

interface KennwortpruefungProps {
	/** What the rule finds; null: nothing. */
	mangel: string | null;
	gleich: boolean;
	/** Without the address only the server can compare the password with it. */
	ohneEmail?: boolean;
}

/** What a new password still lacks, while it is typed. */
export function Kennwortpruefung({ mangel, gleich, ohneEmail = false }: KennwortpruefungProps) {
	const punkte = [
		{ text: KENNWORT.laengeUndZeichen, erfuellt: mangel !== PASSWORT_HINWEIS },
		{ text: ohneEmail ? KENNWORT.nichtVerbreitet : KENNWORT.nichtErratbar, erfuellt: mangel === null },
		{ text: KENNWORT.beideGleich, erfuellt: gleich },
	];
	return (
		<ul className={css.liste} aria-label={KENNWORT.pruefungen} aria-live="polite">
			{punkte.map(({ text, erfuellt }) => (
				<li key={text}>
					<Ampel state={erfuellt ? 'ok' : 'none'}>
						{text}
						<Span variant="hint">{erfuellt ? KENNWORT.erfuellt : KENNWORT.offen}</Span>
					</Ampel>
				</li>
			))}
		</ul>
	);
}
